// Breaks I8 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E5M2>, %1: tensor<2x2xui4>, %2: tensor<2x1x2x2xf8E5M2>) -> (tensor<4x2x2xf8E5M2>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f8E5M2>, %4: tensor<f8E5M2>):
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>)
    "stablehlo.return"(%5) : (tensor<f8E5M2>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = unit, index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2x2xf8E5M2>, tensor<2x2xui4>, tensor<2x1x2x2xf8E5M2>) -> (tensor<4x2x2xf8E5M2>)
  "func.return"(%6) : (tensor<4x2x2xf8E5M2>) -> ()
}
}
