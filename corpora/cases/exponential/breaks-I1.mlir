// Breaks I1 of exponential; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui32>) -> (tensor<2x3x4xui32>) {
  %1 = "stablehlo.exponential"(%0) : (tensor<2x3x4xui32>) -> (tensor<2x3x4xui32>)
  "func.return"(%1) : (tensor<2x3x4xui32>) -> ()
}
}
