// A case of imag on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x1xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.imag %arg0 : tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
}
