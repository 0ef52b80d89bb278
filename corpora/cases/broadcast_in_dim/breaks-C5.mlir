// Breaks C5 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<13x2xui32>) -> (tensor<2x1x3xui32>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 2, 0>} : (tensor<13x2xui32>) -> (tensor<2x1x3xui32>)
  "func.return"(%1) : (tensor<2x1x3xui32>) -> ()
}
}
