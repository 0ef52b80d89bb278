// A case of shift_left on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x2x2x3x2xi32>, %1: tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>) {
  %2 = "stablehlo.shift_left"(%0, %1) : (tensor<2x1x2x2x3x2xi32>, tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>)
  "func.return"(%2) : (tensor<2x1x2x2x3x2xi32>) -> ()
}
}
