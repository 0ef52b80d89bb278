// A case of pad on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xf32>, %1: tensor<f32>) -> (tensor<4xf32>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 2>} : (tensor<1xf32>, tensor<f32>) -> (tensor<4xf32>)
  "func.return"(%2) : (tensor<4xf32>) -> ()
}
}
