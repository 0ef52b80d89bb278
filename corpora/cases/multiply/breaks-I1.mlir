// Breaks I1 of multiply; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>, %1: tuple<tensor<3x3xi1>>) -> (tensor<3x3xi1>) {
  %2 = "stablehlo.multiply"(%1, %0) : (tuple<tensor<3x3xi1>>, tensor<3x3xi1>) -> (tensor<3x3xi1>)
  "func.return"(%2) : (tensor<3x3xi1>) -> ()
}
}
