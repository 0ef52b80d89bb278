// Breaks C1 of xor; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui4>, %1: tensor<3x3xui8>) -> (tensor<3x3xui8>) {
  %2 = "stablehlo.xor"(%1, %0) : (tensor<3x3xui8>, tensor<3x3xui4>) -> (tensor<3x3xui8>)
  "func.return"(%2) : (tensor<3x3xui8>) -> ()
}
}
