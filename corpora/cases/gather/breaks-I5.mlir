// Breaks I5 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: tensor<0xui16>) -> (tensor<3x2xbf16>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], operand_batching_dims = unit, index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>} : (tensor<3x2xbf16>, tensor<0xui16>) -> (tensor<3x2xbf16>)
  "func.return"(%2) : (tensor<3x2xbf16>) -> ()
}
}
