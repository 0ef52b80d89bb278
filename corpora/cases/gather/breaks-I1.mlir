// Breaks I1 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<0xi16>, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.gather"(%1, %0) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (!stablehlo.token, tensor<0xi16>) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
