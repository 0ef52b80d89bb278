// Breaks C1 of cbrt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x2xbf16>) -> (tensor<3x2xbf16>) {
  %1 = "stablehlo.cbrt"(%0) : (tensor<3x2x2xbf16>) -> (tensor<3x2xbf16>)
  "func.return"(%1) : (tensor<3x2xbf16>) -> ()
}
}
