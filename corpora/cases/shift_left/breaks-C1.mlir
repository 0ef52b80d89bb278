// Breaks C1 of shift_left; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi16>, %1: tensor<4x2x2xi64>) -> (tensor<4x2x2xi64>) {
  %2 = "stablehlo.shift_left"(%1, %0) : (tensor<4x2x2xi64>, tensor<4x2x2xi16>) -> (tensor<4x2x2xi64>)
  "func.return"(%2) : (tensor<4x2x2xi64>) -> ()
}
}
