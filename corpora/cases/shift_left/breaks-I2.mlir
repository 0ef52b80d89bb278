// Breaks I2 of shift_left; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>, %1: tensor<3x3xi1>) -> (tensor<3x3xi1>) {
  %2 = "stablehlo.shift_left"(%0, %1) : (tensor<3x3xi1>, tensor<3x3xi1>) -> (tensor<3x3xi1>)
  "func.return"(%2) : (tensor<3x3xi1>) -> ()
}
}
