// Breaks I2 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf16>, %1: tensor<0x1xf16>) -> (tensor<1x2x3xf16>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>} : (tensor<2x3xf16>, tensor<0x1xf16>) -> (tensor<1x2x3xf16>)
  "func.return"(%2) : (tensor<1x2x3xf16>) -> ()
}
}
