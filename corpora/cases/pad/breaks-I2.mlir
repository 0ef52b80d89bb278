// Breaks I2 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui32>, %1: tensor<1xui32>) -> (tensor<3x0x5xui32>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: -1, -7, -1>, edge_padding_low = array<i64: 2, 0, 2>, interior_padding = array<i64: 0, 2, 0>} : (tensor<2x3x4xui32>, tensor<1xui32>) -> (tensor<3x0x5xui32>)
  "func.return"(%2) : (tensor<3x0x5xui32>) -> ()
}
}
