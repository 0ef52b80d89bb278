// Breaks C20 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<2x1x1xui16>) -> (tensor<2x1x3xf32>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3>} : (tensor<3x2xf32>, tensor<2x1x1xui16>) -> (tensor<2x1x3xf32>)
  "func.return"(%2) : (tensor<2x1x3xf32>) -> ()
}
}
