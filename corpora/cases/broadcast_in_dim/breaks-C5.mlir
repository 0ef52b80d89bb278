// Breaks C5 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x13xi2>) -> (tensor<3x2xi2>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 0>} : (tensor<2x13xi2>) -> (tensor<3x2xi2>)
  "func.return"(%1) : (tensor<3x2xi2>) -> ()
}
}
