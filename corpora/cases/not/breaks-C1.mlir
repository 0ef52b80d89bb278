// Breaks C1 of not; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x1xui32>) -> (tensor<2x3xui32>) {
  %1 = "stablehlo.not"(%0) : (tensor<2x3x1xui32>) -> (tensor<2x3xui32>)
  "func.return"(%1) : (tensor<2x3xui32>) -> ()
}
}
