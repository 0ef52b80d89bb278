// Breaks C2 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi2>, %1: tensor<i2>) -> (tensor<0x4xi2>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: -4>, interior_padding = array<i64: 1, 0>} : (tensor<2x3xi2>, tensor<i2>) -> (tensor<0x4xi2>)
  "func.return"(%2) : (tensor<0x4xi2>) -> ()
}
}
