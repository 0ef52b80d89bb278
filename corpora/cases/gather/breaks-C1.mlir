// Breaks C1 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E4M3FNUZ>, %1: tensor<2xi16>) -> (tensor<2x3xf8E4M3FNUZ>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>} : (tensor<2x3xf8E4M3FNUZ>, tensor<2xi16>) -> (tensor<2x3xf8E4M3FNUZ>)
  "func.return"(%2) : (tensor<2x3xf8E4M3FNUZ>) -> ()
}
}
