// A case of ceil on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x3x0xf32>) -> tensor<2x3x0xf32> {
    %0 = stablehlo.ceil %arg0 : tensor<2x3x0xf32>
    return %0 : tensor<2x3x0xf32>
  }
}
