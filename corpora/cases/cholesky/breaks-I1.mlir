// Breaks I1 of cholesky; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x1x1xui32>) -> (tensor<3x3x1x1xui32>) {
  %1 = "stablehlo.cholesky"(%0) {lower = true} : (tensor<3x3x1x1xui32>) -> (tensor<3x3x1x1xui32>)
  "func.return"(%1) : (tensor<3x3x1x1xui32>) -> ()
}
}
