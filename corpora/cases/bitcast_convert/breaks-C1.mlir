// Breaks C1 of bitcast_convert; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x8xf32>) -> (tensor<3x3xui16>) {
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x3x8xf32>) -> (tensor<3x3xui16>)
  "func.return"(%1) : (tensor<3x3xui16>) -> ()
}
}
