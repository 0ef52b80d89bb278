// A case of cholesky on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<5x4x4xf32>) -> tensor<5x4x4xf32> {
    %0 = stablehlo.cholesky %arg0, lower = true : tensor<5x4x4xf32>
    return %0 : tensor<5x4x4xf32>
  }
}
