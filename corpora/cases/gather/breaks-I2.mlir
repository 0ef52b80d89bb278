// Breaks I2 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui8>, %1: tensor<2xi1>) -> (tensor<1xui8>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xui8>, tensor<2xi1>) -> (tensor<1xui8>)
  "func.return"(%2) : (tensor<1xui8>) -> ()
}
}
