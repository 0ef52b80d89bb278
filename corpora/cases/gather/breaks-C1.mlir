// Breaks C1 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf6E2M3FN>, %1: tensor<2xui4>) -> (tensor<1xf6E2M3FN>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], start_index_map = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x3xf6E2M3FN>, tensor<2xui4>) -> (tensor<1xf6E2M3FN>)
  "func.return"(%2) : (tensor<1xf6E2M3FN>) -> ()
}
}
