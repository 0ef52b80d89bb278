// Breaks C1 of convert; made by python -m corpora build.
module {
func.func public @main(%0: tensor<13x3xi1>) -> (tensor<3x3xui8>) {
  %1 = "stablehlo.convert"(%0) : (tensor<13x3xi1>) -> (tensor<3x3xui8>)
  "func.return"(%1) : (tensor<3x3xui8>) -> ()
}
}
