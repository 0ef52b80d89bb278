// Breaks C1 of reshape; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>) -> (tensor<1x4x3x2xbf16>) {
  %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4xf64>) -> (tensor<1x4x3x2xbf16>)
  "func.return"(%1) : (tensor<1x4x3x2xbf16>) -> ()
}
}
