// Breaks C1 of remainder; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf16>, %1: tensor<3x3xui8>) -> (tensor<3x3xf16>) {
  %2 = "stablehlo.remainder"(%1, %0) : (tensor<3x3xui8>, tensor<3x3xf16>) -> (tensor<3x3xf16>)
  "func.return"(%2) : (tensor<3x3xf16>) -> ()
}
}
