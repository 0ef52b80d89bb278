// Breaks I1 of sign; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui32>) -> (tensor<2x3xui32>) {
  %1 = "stablehlo.sign"(%0) : (tensor<2x3xui32>) -> (tensor<2x3xui32>)
  "func.return"(%1) : (tensor<2x3xui32>) -> ()
}
}
