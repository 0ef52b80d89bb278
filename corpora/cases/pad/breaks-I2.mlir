// Breaks I2 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<1xf64>) -> (tensor<4x7x9xf64>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 4, 8, 0>, edge_padding_low = array<i64: -4, -8, 5>, interior_padding = array<i64: 2, 2, 0>} : (tensor<2x3x4xf64>, tensor<1xf64>) -> (tensor<4x7x9xf64>)
  "func.return"(%2) : (tensor<4x7x9xf64>) -> ()
}
}
