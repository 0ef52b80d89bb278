// A case of gather on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x2xf32>, %1: tensor<2xui16>) -> (tensor<1xf32>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x2xf32>, tensor<2xui16>) -> (tensor<1xf32>)
  "func.return"(%2) : (tensor<1xf32>) -> ()
}
}
