// Breaks C2 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E4M3FN>, %1: tensor<3xui16>) -> (tensor<3x2x1xf8E4M3FN>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xf8E4M3FN>, tensor<3xui16>) -> (tensor<3x2x1xf8E4M3FN>)
  "func.return"(%2) : (tensor<3x2x1xf8E4M3FN>) -> ()
}
}
