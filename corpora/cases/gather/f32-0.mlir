// A case of gather on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>, %1: tensor<0x1x1xui64>) -> (tensor<1x1xf32>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64>} : (tensor<f32>, tensor<0x1x1xui64>) -> (tensor<1x1xf32>)
  "func.return"(%2) : (tensor<1x1xf32>) -> ()
}
}
