// Breaks C2 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E8M0FNU>, %1: tensor<1x4x3xi4>) -> (tensor<1x2x3x4x3xf8E8M0FNU>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], operand_batching_dims = [2], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 8>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x4xf8E8M0FNU>, tensor<1x4x3xi4>) -> (tensor<1x2x3x4x3xf8E8M0FNU>)
  "func.return"(%2) : (tensor<1x2x3x4x3xf8E8M0FNU>) -> ()
}
}
