// Breaks I5 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3>, %1: tensor<2xui4>) -> (tensor<1x1xf8E4M3>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], operand_batching_dims = unit, start_index_map = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x2xf8E4M3>, tensor<2xui4>) -> (tensor<1x1xf8E4M3>)
  "func.return"(%2) : (tensor<1x1xf8E4M3>) -> ()
}
}
