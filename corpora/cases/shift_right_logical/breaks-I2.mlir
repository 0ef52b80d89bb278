// Breaks I2 of shift_right_logical; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf64>, %1: tensor<3x3xf64>) -> (tensor<3x3xf64>) {
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<3x3xf64>, tensor<3x3xf64>) -> (tensor<3x3xf64>)
  "func.return"(%2) : (tensor<3x3xf64>) -> ()
}
}
