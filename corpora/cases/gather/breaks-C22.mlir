// Breaks C22 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf64>, %1: tensor<3xi8>) -> (tensor<1x3x3xf64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 0, 3>} : (tensor<3x3xf64>, tensor<3xi8>) -> (tensor<1x3x3xf64>)
  "func.return"(%2) : (tensor<1x3x3xf64>) -> ()
}
}
