// Breaks C1 of exponential; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf8E5M2FNUZ>) {
  %1 = "stablehlo.exponential"(%0) : (tensor<2x3xf32>) -> (tensor<2x3xf8E5M2FNUZ>)
  "func.return"(%1) : (tensor<2x3xf8E5M2FNUZ>) -> ()
}
}
