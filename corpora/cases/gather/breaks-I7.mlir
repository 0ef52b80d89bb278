// Breaks I7 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi32>, %1: tensor<2x2x1xi16>) -> (tensor<1x2x1xi32>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = "wrong", index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<4x2x2xi32>, tensor<2x2x1xi16>) -> (tensor<1x2x1xi32>)
  "func.return"(%2) : (tensor<1x2x1xi32>) -> ()
}
}
