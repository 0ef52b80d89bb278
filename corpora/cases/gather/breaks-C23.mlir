// Breaks C23 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xi2>, %1: tensor<4x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<2xui8>) {
  %2 = "stablehlo.gather"(%1, %0) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 2], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<4x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>, tensor<2x2xi2>) -> (tensor<2xui8>)
  "func.return"(%2) : (tensor<2xui8>) -> ()
}
}
