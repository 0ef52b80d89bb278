// A case of floor on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x1x1x2x2x2x3xf32>) -> tensor<2x1x1x2x2x2x3xf32> {
    %0 = stablehlo.floor %arg0 : tensor<2x1x1x2x2x2x3xf32>
    return %0 : tensor<2x1x1x2x2x2x3xf32>
  }
}
