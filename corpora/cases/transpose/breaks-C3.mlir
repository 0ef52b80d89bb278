// Breaks C3 of transpose; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xi64>) -> (tensor<2x3xi64>) {
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<2x2xi64>) -> (tensor<2x3xi64>)
  "func.return"(%1) : (tensor<2x3xi64>) -> ()
}
}
