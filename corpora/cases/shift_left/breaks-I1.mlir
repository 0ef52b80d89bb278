// Breaks I1 of shift_left; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi1>, %1: tensor<3x2xi1>) -> (tensor<3x2xi1>) {
  %2 = "stablehlo.shift_left"(%0, %1) : (tensor<3x2xi1>, tensor<3x2xi1>) -> (tensor<3x2xi1>)
  "func.return"(%2) : (tensor<3x2xi1>) -> ()
}
}
