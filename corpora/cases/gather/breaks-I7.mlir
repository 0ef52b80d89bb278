// Breaks I7 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<0xui32>) -> (tensor<4x2xf64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = "wrong", index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 4, 2, 1>} : (tensor<4x2x2xf64>, tensor<0xui32>) -> (tensor<4x2xf64>)
  "func.return"(%2) : (tensor<4x2xf64>) -> ()
}
}
