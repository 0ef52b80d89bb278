// Breaks C1 of log_plus_one; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xbf16>) -> (tensor<3x3xbf16>) {
  %1 = "stablehlo.log_plus_one"(%0) : (tensor<2x3xbf16>) -> (tensor<3x3xbf16>)
  "func.return"(%1) : (tensor<3x3xbf16>) -> ()
}
}
