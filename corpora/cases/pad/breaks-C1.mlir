// Breaks C1 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<ui32>, %1: tensor<2x3x4xf64>) -> (tensor<1x5x1xf64>) {
  %2 = "stablehlo.pad"(%1, %0) {edge_padding_high = array<i64: 1, -1, 2>, edge_padding_low = array<i64: -4, 1, -8>, interior_padding = array<i64: 2, 1, 1>} : (tensor<2x3x4xf64>, tensor<ui32>) -> (tensor<1x5x1xf64>)
  "func.return"(%2) : (tensor<1x5x1xf64>) -> ()
}
}
