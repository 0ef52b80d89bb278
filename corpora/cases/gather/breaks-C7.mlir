// Breaks C7 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x5xf8E4M3FN>, %1: tensor<2x6x2xi32>) -> (tensor<2x5x6xf8E4M3FN>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2, 1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 5>} : (tensor<2x3x4x5xf8E4M3FN>, tensor<2x6x2xi32>) -> (tensor<2x5x6xf8E4M3FN>)
  "func.return"(%2) : (tensor<2x5x6xf8E4M3FN>) -> ()
}
}
