// Breaks C1 of shift_right_arithmetic; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi2>, %1: tensor<2x3xi64>) -> (tensor<2x3xi2>) {
  %2 = "stablehlo.shift_right_arithmetic"(%1, %0) : (tensor<2x3xi64>, tensor<2x3xi2>) -> (tensor<2x3xi2>)
  "func.return"(%2) : (tensor<2x3xi2>) -> ()
}
}
