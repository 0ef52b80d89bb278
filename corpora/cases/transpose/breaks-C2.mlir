// Breaks C2 of transpose; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>) -> (tensor<2x2x4xf64>) {
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: -1, 2, 0>} : (tensor<4x2x2xf64>) -> (tensor<2x2x4xf64>)
  "func.return"(%1) : (tensor<2x2x4xf64>) -> ()
}
}
