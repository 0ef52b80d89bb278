// A case of broadcast_in_dim on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xi32>) -> (tensor<3x1xi32>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> (tensor<3x1xi32>)
  "func.return"(%1) : (tensor<3x1xi32>) -> ()
}
}
