// Breaks C1 of minimum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3B11FNUZ>, %1: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>) {
  %2 = "stablehlo.minimum"(%1, %0) : (tensor<2x3x4xf64>, tensor<2x3x4xf8E4M3B11FNUZ>) -> (tensor<2x3x4xf64>)
  "func.return"(%2) : (tensor<2x3x4xf64>) -> ()
}
}
