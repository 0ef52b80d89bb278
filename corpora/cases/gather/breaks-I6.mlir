// Breaks I6 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi1>, %1: tensor<3x1x1xui64>) -> (tensor<3x4x1x2x1xi1>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], start_indices_batching_dims = unit, start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 2>} : (tensor<4x2x2xi1>, tensor<3x1x1xui64>) -> (tensor<3x4x1x2x1xi1>)
  "func.return"(%2) : (tensor<3x4x1x2x1xi1>) -> ()
}
}
