// A case of reduce on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x3x1x3x3xf32>, %arg1: tensor<f32>) -> tensor<3x1x3xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.minimum across dimensions = [3, 0] : (tensor<2x3x1x3x3xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    return %0 : tensor<3x1x3xf32>
  }
}
