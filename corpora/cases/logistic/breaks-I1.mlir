// Breaks I1 of logistic; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<3x3xbf16>) {
  %1 = "stablehlo.logistic"(%0) : (!stablehlo.token) -> (tensor<3x3xbf16>)
  "func.return"(%1) : (tensor<3x3xbf16>) -> ()
}
}
