// Breaks C4 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi64>, %1: tensor<i64>) -> (tensor<0x9x0xi64>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: -1, 0, 0>, edge_padding_low = array<i64: 0, 0, -10>, interior_padding = array<i64: 0, 3, 2>} : (tensor<2x3x4xi64>, tensor<i64>) -> (tensor<0x9x0xi64>)
  "func.return"(%2) : (tensor<0x9x0xi64>) -> ()
}
}
