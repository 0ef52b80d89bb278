// Breaks C21 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<2x3x3xui8>) -> (tensor<1x3x3xf64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [2, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, -1, 1>} : (tensor<2x3x4xf64>, tensor<2x3x3xui8>) -> (tensor<1x3x3xf64>)
  "func.return"(%2) : (tensor<1x3x3xf64>) -> ()
}
}
