// A case of gather on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x3xui2>) -> (tensor<1x2x3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0000100000010000FF000000FFBFFFFF010200008FD2FE8901000020FFFF7FFF9F2139020A000000"> : tensor<2x1x5xi32>} : () -> (tensor<2x1x5xi32>)
  %2 = "stablehlo.gather"(%1, %0) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x1x5xi32>, tensor<1x3xui2>) -> (tensor<1x2x3xi32>)
  "func.return"(%2) : (tensor<1x2x3xi32>) -> ()
}
}
