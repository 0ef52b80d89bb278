// Breaks C1 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x2x3xf16>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 2, 0>} : (tensor<3x3xf32>) -> (tensor<3x2x3xf16>)
  "func.return"(%1) : (tensor<3x2x3xf16>) -> ()
}
}
