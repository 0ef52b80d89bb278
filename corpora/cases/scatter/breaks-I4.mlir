// Breaks I4 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi2>, %1: tensor<3x0xui64>, %2: tensor<3xi2>) -> (tensor<3x3xi2>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i2>, %4: tensor<i2>):
    %5 = "stablehlo.xor"(%3, %4) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    "stablehlo.return"(%5) : (tensor<i2>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = unit, inserted_window_dims = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<3x3xi2>, tensor<3x0xui64>, tensor<3xi2>) -> (tensor<3x3xi2>)
  "func.return"(%6) : (tensor<3x3xi2>) -> ()
}
}
