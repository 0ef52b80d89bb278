// Breaks C1 of remainder; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<2x3x4xi64>) -> (tensor<2x3x4xi64>) {
  %2 = "stablehlo.remainder"(%1, %0) : (tensor<2x3x4xi64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xi64>)
  "func.return"(%2) : (tensor<2x3x4xi64>) -> ()
}
}
