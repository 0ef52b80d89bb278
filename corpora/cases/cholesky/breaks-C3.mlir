// Breaks C3 of cholesky; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1xf64>) -> (tensor<2x1xf64>) {
  %1 = "stablehlo.cholesky"(%0) {lower = true} : (tensor<2x1xf64>) -> (tensor<2x1xf64>)
  "func.return"(%1) : (tensor<2x1xf64>) -> ()
}
}
