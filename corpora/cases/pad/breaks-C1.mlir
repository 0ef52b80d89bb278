// Breaks C1 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f16>, %1: tensor<2x3xi32>) -> (tensor<5x8xi32>) {
  %2 = "stablehlo.pad"(%1, %0) {edge_padding_high = array<i64: 3, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 2>} : (tensor<2x3xi32>, tensor<f16>) -> (tensor<5x8xi32>)
  "func.return"(%2) : (tensor<5x8xi32>) -> ()
}
}
