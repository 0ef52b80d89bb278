// A case of remainder on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x2x1x2x2x2x2x2xf32>, %arg1: tensor<1x2x1x2x2x2x2x2xf32>) -> tensor<1x2x1x2x2x2x2x2xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<1x2x1x2x2x2x2x2xf32>
    return %0 : tensor<1x2x1x2x2x2x2x2xf32>
  }
}
