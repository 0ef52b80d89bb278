// A case of cholesky on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x4x4xf32>) -> (tensor<5x4x4xf32>) {
  %1 = "stablehlo.cholesky"(%0) {lower = true} : (tensor<5x4x4xf32>) -> (tensor<5x4x4xf32>)
  "func.return"(%1) : (tensor<5x4x4xf32>) -> ()
}
}
