// Breaks C1 of shift_right_arithmetic; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui32>, %1: tensor<2x3xui32>) -> (tensor<3x3xui32>) {
  %2 = "stablehlo.shift_right_arithmetic"(%1, %0) : (tensor<2x3xui32>, tensor<3x3xui32>) -> (tensor<3x3xui32>)
  "func.return"(%2) : (tensor<3x3xui32>) -> ()
}
}
