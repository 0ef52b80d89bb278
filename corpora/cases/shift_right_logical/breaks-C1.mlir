// Breaks C1 of shift_right_logical; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xui8>, %1: tensor<3x3xui8>) -> (tensor<2x3xui8>) {
  %2 = "stablehlo.shift_right_logical"(%1, %0) : (tensor<3x3xui8>, tensor<2x3xui8>) -> (tensor<2x3xui8>)
  "func.return"(%2) : (tensor<2x3xui8>) -> ()
}
}
