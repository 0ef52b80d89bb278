// Breaks C4 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui2>, %1: tensor<ui2>) -> (tensor<4x0xui2>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: -1, -7>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 1, 2>} : (tensor<3x3xui2>, tensor<ui2>) -> (tensor<4x0xui2>)
  "func.return"(%2) : (tensor<4x0xui2>) -> ()
}
}
