// Breaks I2 of subtract; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>, %1: tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>) {
  %2 = "stablehlo.subtract"(%0, %1) : (tensor<4x2x2xi1>, tensor<4x2x2xi1>) -> (tensor<4x2x2xi1>)
  "func.return"(%2) : (tensor<4x2x2xi1>) -> ()
}
}
