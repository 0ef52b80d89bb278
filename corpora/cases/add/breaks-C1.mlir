// Breaks C1 of add; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>, %1: tensor<4x2x2xf64>) -> (tensor<4x2x2xf64>) {
  %2 = "stablehlo.add"(%1, %0) : (tensor<4x2x2xf64>, tensor<4x2x2xi1>) -> (tensor<4x2x2xf64>)
  "func.return"(%2) : (tensor<4x2x2xf64>) -> ()
}
}
