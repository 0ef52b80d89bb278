// Breaks C1 of shift_right_logical; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi64>, %1: tensor<4x2x2xi32>) -> (tensor<4x2x2xi64>) {
  %2 = "stablehlo.shift_right_logical"(%1, %0) : (tensor<4x2x2xi32>, tensor<4x2x2xi64>) -> (tensor<4x2x2xi64>)
  "func.return"(%2) : (tensor<4x2x2xi64>) -> ()
}
}
