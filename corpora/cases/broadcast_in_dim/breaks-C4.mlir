// Breaks C4 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1xbf16>) -> (tensor<2x3xbf16>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 0>} : (tensor<1x1xbf16>) -> (tensor<2x3xbf16>)
  "func.return"(%1) : (tensor<2x3xbf16>) -> ()
}
}
