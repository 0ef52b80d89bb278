// Breaks C3 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi64>, %1: tensor<1x3xi8>) -> (tensor<1x1x3xi64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<2x3xi64>, tensor<1x3xi8>) -> (tensor<1x1x3xi64>)
  "func.return"(%2) : (tensor<1x1x3xi64>) -> ()
}
}
