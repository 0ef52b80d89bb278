// Breaks C1 of sqrt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<13x3xf16>) -> (tensor<3x3xf16>) {
  %1 = "stablehlo.sqrt"(%0) : (tensor<13x3xf16>) -> (tensor<3x3xf16>)
  "func.return"(%1) : (tensor<3x3xf16>) -> ()
}
}
