// Breaks I6 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>, %1: tensor<1x2x3xi8>) -> (tensor<2x3xf16>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = unit, start_index_map = [1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf16>, tensor<1x2x3xi8>) -> (tensor<2x3xf16>)
  "func.return"(%2) : (tensor<2x3xf16>) -> ()
}
}
