// Breaks I1 of tan; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui32>) -> (tensor<3x3xui32>) {
  %1 = "stablehlo.tan"(%0) : (tensor<3x3xui32>) -> (tensor<3x3xui32>)
  "func.return"(%1) : (tensor<3x3xui32>) -> ()
}
}
