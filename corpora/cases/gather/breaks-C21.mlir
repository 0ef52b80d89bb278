// Breaks C21 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui64>, %1: tensor<2x1xi4>) -> (tensor<100x2x1xui64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 100, 1>} : (tensor<3x3xui64>, tensor<2x1xi4>) -> (tensor<100x2x1xui64>)
  "func.return"(%2) : (tensor<100x2x1xui64>) -> ()
}
}
