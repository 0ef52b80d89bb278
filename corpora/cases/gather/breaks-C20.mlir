// Breaks C20 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<i2>) -> (tensor<4x2x2xf64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 4, 2, 2, 4>} : (tensor<4x2x2xf64>, tensor<i2>) -> (tensor<4x2x2xf64>)
  "func.return"(%2) : (tensor<4x2x2xf64>) -> ()
}
}
