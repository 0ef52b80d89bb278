// Breaks I8 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<2x3xi64>) -> (tensor<2x1x3xi64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = "wrong">, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xi64>, tensor<2x3xi64>) -> (tensor<2x1x3xi64>)
  "func.return"(%2) : (tensor<2x1x3xi64>) -> ()
}
}
