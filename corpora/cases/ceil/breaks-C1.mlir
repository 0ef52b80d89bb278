// Breaks C1 of ceil; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x3xbf16>) {
  %1 = "stablehlo.ceil"(%0) : (tensor<3x4xbf16>) -> (tensor<3x3xbf16>)
  "func.return"(%1) : (tensor<3x3xbf16>) -> ()
}
}
