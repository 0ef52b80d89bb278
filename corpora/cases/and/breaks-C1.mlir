// Breaks C1 of and; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>, %1: tensor<3x2x2xi1>) -> (tensor<4x2x2xi1>) {
  %2 = "stablehlo.and"(%1, %0) : (tensor<3x2x2xi1>, tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>)
  "func.return"(%2) : (tensor<4x2x2xi1>) -> ()
}
}
