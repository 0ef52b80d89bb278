// A case of cholesky on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %1 = "stablehlo.cholesky"(%0) {lower = false} : (tensor<1x1xf32>) -> (tensor<1x1xf32>)
  "func.return"(%1) : (tensor<1x1xf32>) -> ()
}
}
