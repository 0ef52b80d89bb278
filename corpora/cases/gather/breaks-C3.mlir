// Breaks C3 of gather; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi64>, %1: tensor<i2>) -> (tensor<1x2x1x2xi64>) {
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [0, 1], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>} : (tensor<2x3xi64>, tensor<i2>) -> (tensor<1x2x1x2xi64>)
  "func.return"(%2) : (tensor<1x2x1x2xi64>) -> ()
}
}
