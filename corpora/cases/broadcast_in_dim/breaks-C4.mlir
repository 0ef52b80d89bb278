// Breaks C4 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x1xf8E3M4>) -> (tensor<4x3x2x2x3xf8E3M4>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 3, 3, 3>} : (tensor<1x1x1xf8E3M4>) -> (tensor<4x3x2x2x3xf8E3M4>)
  "func.return"(%1) : (tensor<4x3x2x2x3xf8E3M4>) -> ()
}
}
