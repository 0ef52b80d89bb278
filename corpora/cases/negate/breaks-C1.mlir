// Breaks C1 of negate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf64>) -> (tensor<2x3xf16>) {
  %1 = "stablehlo.negate"(%0) : (tensor<2x3xf64>) -> (tensor<2x3xf16>)
  "func.return"(%1) : (tensor<2x3xf16>) -> ()
}
}
