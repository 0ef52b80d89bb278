// Breaks C1 of bitcast_convert; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>) -> (tensor<4x2x2xui8>) {
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<4x2x2xf64>) -> (tensor<4x2x2xui8>)
  "func.return"(%1) : (tensor<4x2x2xui8>) -> ()
}
}
