// Breaks C23 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x2xi8>, %1: tensor<3x2xui8>) -> (tensor<3x1x2xbf16>) {
  %2 = "stablehlo.gather"(%1, %0) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>} : (tensor<3x2xui8>, tensor<3x1x2xi8>) -> (tensor<3x1x2xbf16>)
  "func.return"(%2) : (tensor<3x1x2xbf16>) -> ()
}
}
