// Breaks C1 of maximum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf6E2M3FN>, %1: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
  %2 = "stablehlo.maximum"(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf6E2M3FN>) -> (tensor<2x3xf64>)
  "func.return"(%2) : (tensor<2x3xf64>) -> ()
}
}
