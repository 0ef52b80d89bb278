// Breaks I3 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<f64>) -> (tensor<3x0x7xf64>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: -1, -2, 1>, edge_padding_low = unit, interior_padding = array<i64: 2, 0, 0>} : (tensor<2x3x4xf64>, tensor<f64>) -> (tensor<3x0x7xf64>)
  "func.return"(%2) : (tensor<3x0x7xf64>) -> ()
}
}
