// Breaks C1 of transpose; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>) -> (tensor<3x2xui32>) {
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 1>} : (tensor<3x2xf16>) -> (tensor<3x2xui32>)
  "func.return"(%1) : (tensor<3x2xui32>) -> ()
}
}
