// Breaks C1 of divide; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui4>, %1: tensor<2x3xf64>) -> (tensor<2x3xui4>) {
  %2 = "stablehlo.divide"(%1, %0) : (tensor<2x3xf64>, tensor<2x3xui4>) -> (tensor<2x3xui4>)
  "func.return"(%2) : (tensor<2x3xui4>) -> ()
}
}
