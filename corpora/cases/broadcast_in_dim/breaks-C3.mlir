// Breaks C3 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf32>) -> (tensor<1x2x3x2x4xf32>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 4, 100, 1>} : (tensor<4x2x2xf32>) -> (tensor<1x2x3x2x4xf32>)
  "func.return"(%1) : (tensor<1x2x3x2x4xf32>) -> ()
}
}
