// Breaks I5 of pad; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<f32>) -> (tensor<0x3xf32>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: -5, -1>, edge_padding_low = array<i64: 0, 1>, interior_padding = unit} : (tensor<3x2xf32>, tensor<f32>) -> (tensor<0x3xf32>)
  "func.return"(%2) : (tensor<0x3xf32>) -> ()
}
}
