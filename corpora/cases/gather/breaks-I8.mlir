// Breaks I8 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi64>, %1: tensor<1x3x1xi8>) -> (tensor<1x3x1x2x1xi64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [2], start_index_map = [2, 1, 0], index_vector_dim = unit>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<2x3x4xi64>, tensor<1x3x1xi8>) -> (tensor<1x3x1x2x1xi64>)
  "func.return"(%2) : (tensor<1x3x1x2x1xi64>) -> ()
}
}
