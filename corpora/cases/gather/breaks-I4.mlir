// Breaks I4 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>, %1: tensor<0x3xui4>) -> (tensor<3x2xui32>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = unit, operand_batching_dims = [0], start_indices_batching_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>} : (tensor<3x2xui32>, tensor<0x3xui4>) -> (tensor<3x2xui32>)
  "func.return"(%2) : (tensor<3x2xui32>) -> ()
}
}
