// Breaks I1 of shift_right_arithmetic; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>) {
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>)
  "func.return"(%2) : (tensor<2x3x4xf16>) -> ()
}
}
