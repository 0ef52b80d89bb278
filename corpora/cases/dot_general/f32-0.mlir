// A case of dot_general on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<1x5x3xf32>) -> tensor<1x3xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, HIGHEST] : (tensor<5xf32>, tensor<1x5x3xf32>) -> tensor<1x3xf32>
    return %0 : tensor<1x3xf32>
  }
}
