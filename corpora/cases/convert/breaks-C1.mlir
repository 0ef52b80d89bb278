// Breaks C1 of convert; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x4x4xi8>) -> (tensor<2x3x4xui16>) {
  %1 = "stablehlo.convert"(%0) : (tensor<2x4x4xi8>) -> (tensor<2x3x4xui16>)
  "func.return"(%1) : (tensor<2x3x4xui16>) -> ()
}
}
