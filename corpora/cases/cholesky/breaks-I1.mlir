// Breaks I1 of cholesky; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x2x2xi32>) -> (tensor<2x3x2x2xi32>) {
  %1 = "stablehlo.cholesky"(%0) {lower = false} : (tensor<2x3x2x2xi32>) -> (tensor<2x3x2x2xi32>)
  "func.return"(%1) : (tensor<2x3x2x2xi32>) -> ()
}
}
