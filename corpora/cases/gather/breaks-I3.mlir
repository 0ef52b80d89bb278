// Breaks I3 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<1x3xi8>) -> (tensor<3x3xi64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = unit, collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<3x3xi64>, tensor<1x3xi8>) -> (tensor<3x3xi64>)
  "func.return"(%2) : (tensor<3x3xi64>) -> ()
}
}
