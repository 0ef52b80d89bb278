// Breaks C1 of floor; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xf16>) -> (tensor<2x3xf16>) {
  %1 = "stablehlo.floor"(%0) : (tensor<2x2xf16>) -> (tensor<2x3xf16>)
  "func.return"(%1) : (tensor<2x3xf16>) -> ()
}
}
