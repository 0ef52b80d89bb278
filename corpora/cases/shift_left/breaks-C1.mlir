// Breaks C1 of shift_left; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui64>, %1: tensor<2x3xui32>) -> (tensor<2x3xui32>) {
  %2 = "stablehlo.shift_left"(%1, %0) : (tensor<2x3xui32>, tensor<2x3xui64>) -> (tensor<2x3xui32>)
  "func.return"(%2) : (tensor<2x3xui32>) -> ()
}
}
