// Breaks I9 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xbf16>, %1: tensor<0x3x2x1xi8>) -> (tensor<3x2x2x1xbf16>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [1], index_vector_dim = 0>, indices_are_sorted = false} : (tensor<2x3xbf16>, tensor<0x3x2x1xi8>) -> (tensor<3x2x2x1xbf16>)
  "func.return"(%2) : (tensor<3x2x2x1xbf16>) -> ()
}
}
