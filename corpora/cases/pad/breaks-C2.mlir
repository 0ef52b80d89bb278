// Breaks C2 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf32>, %1: tensor<f32>) -> (tensor<2x0x7xf32>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: -1, -4, 1>, edge_padding_low = array<i64: -1>, interior_padding = array<i64: 1, 1, 1>} : (tensor<2x3x4xf32>, tensor<f32>) -> (tensor<2x0x7xf32>)
  "func.return"(%2) : (tensor<2x0x7xf32>) -> ()
}
}
