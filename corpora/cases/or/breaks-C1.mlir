// Breaks C1 of or; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui16>, %1: tensor<4x2x2xui8>) -> (tensor<4x2x2xui8>) {
  %2 = "stablehlo.or"(%1, %0) : (tensor<4x2x2xui8>, tensor<4x2x2xui16>) -> (tensor<4x2x2xui8>)
  "func.return"(%2) : (tensor<4x2x2xui8>) -> ()
}
}
