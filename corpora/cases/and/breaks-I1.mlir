// Breaks I1 of and; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf64>, %1: tensor<2x3xf64>) -> (tensor<2x3xf64>) {
  %2 = "stablehlo.and"(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>)
  "func.return"(%2) : (tensor<2x3xf64>) -> ()
}
}
