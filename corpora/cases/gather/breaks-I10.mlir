// Breaks I10 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>, %1: tensor<1x3xi8>) -> (tensor<3xui32>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = "wrong", slice_sizes = array<i64: 1, 1>} : (tensor<3x2xui32>, tensor<1x3xi8>) -> (tensor<3xui32>)
  "func.return"(%2) : (tensor<3xui32>) -> ()
}
}
