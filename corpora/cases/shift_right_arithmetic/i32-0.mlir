// A case of shift_right_arithmetic on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7xi32>, %1: tensor<7xi32>) -> (tensor<7xi32>) {
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  "func.return"(%2) : (tensor<7xi32>) -> ()
}
}
