// A case of tan on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.tan %arg0 : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
