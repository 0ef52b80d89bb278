// A case of transpose on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<4x2xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}
