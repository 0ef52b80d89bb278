// Breaks I3 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<1x2x2x2xui8>) -> (tensor<1x2x2x3x1xf64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = "wrong", operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>} : (tensor<2x3x4xf64>, tensor<1x2x2x2xui8>) -> (tensor<1x2x2x3x1xf64>)
  "func.return"(%2) : (tensor<1x2x2x3x1xf64>) -> ()
}
}
