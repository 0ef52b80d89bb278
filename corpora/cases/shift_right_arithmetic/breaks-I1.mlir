// Breaks I1 of shift_right_arithmetic; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>)
  "func.return"(%2) : (tensor<3x2xf32>) -> ()
}
}
