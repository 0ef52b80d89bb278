// Breaks I1 of shift_right_logical; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<4x2x2xf64>) -> (tensor<4x2x2xf64>) {
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<4x2x2xf64>, tensor<4x2x2xf64>) -> (tensor<4x2x2xf64>)
  "func.return"(%2) : (tensor<4x2x2xf64>) -> ()
}
}
