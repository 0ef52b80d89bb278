// Breaks C3 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi1>, %1: tensor<i1>) -> (tensor<11x1xi1>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 8, -1>, edge_padding_low = array<i64: 2, -1>, interior_padding = array<i64: -1, 0>} : (tensor<3x3xi1>, tensor<i1>) -> (tensor<11x1xi1>)
  "func.return"(%2) : (tensor<11x1xi1>) -> ()
}
}
