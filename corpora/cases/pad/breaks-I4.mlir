// Breaks I4 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>, %1: tensor<ui32>) -> (tensor<3x0xui32>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = unit, edge_padding_low = array<i64: 0, -3>, interior_padding = array<i64: 0, 1>} : (tensor<3x2xui32>, tensor<ui32>) -> (tensor<3x0xui32>)
  "func.return"(%2) : (tensor<3x0xui32>) -> ()
}
}
