// Breaks I5 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<i64>) -> (tensor<11x0xi64>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 2, -4>, edge_padding_low = array<i64: 2, -1>, interior_padding = unit} : (tensor<3x3xi64>, tensor<i64>) -> (tensor<11x0xi64>)
  "func.return"(%2) : (tensor<11x0xi64>) -> ()
}
}
