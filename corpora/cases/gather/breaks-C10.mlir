// Breaks C10 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x5xf8E5M2>, %1: tensor<2x3x2xi32>) -> (tensor<2x2x3x5xf8E5M2>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], operand_batching_dims = [1, 0], start_indices_batching_dims = [1, 0], start_index_map = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 5>} : (tensor<2x3x4x5xf8E5M2>, tensor<2x3x2xi32>) -> (tensor<2x2x3x5xf8E5M2>)
  "func.return"(%2) : (tensor<2x2x3x5xf8E5M2>) -> ()
}
}
