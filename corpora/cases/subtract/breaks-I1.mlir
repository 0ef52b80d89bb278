// Breaks I1 of subtract; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi1>, %1: tensor<2x3xi1>) -> (tensor<2x3xi1>) {
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  "func.return"(%2) : (tensor<2x3xi1>) -> ()
}
}
