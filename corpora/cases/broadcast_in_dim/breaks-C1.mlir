// Breaks C1 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui8>) -> (tensor<4x2x3xui2>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 2, 0>} : (tensor<2x3x4xui8>) -> (tensor<4x2x3xui2>)
  "func.return"(%1) : (tensor<4x2x3xui2>) -> ()
}
}
