// Breaks I5 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui16>, %1: tensor<1x1x2xui16>) -> (tensor<2x3x4xui16>) {
  %2 = "stablehlo.constant"() {value = dense<"0x000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x2xi64>} : () -> (tensor<3x2xi64>)
  %5 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<ui16>, %4: tensor<ui16>):
    "stablehlo.return"(%4) : (tensor<ui16>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = "wrong", scatter_dims_to_operand_dims = [1, 0, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4xui16>, tensor<3x2xi64>, tensor<1x1x2xui16>) -> (tensor<2x3x4xui16>)
  "func.return"(%5) : (tensor<2x3x4xui16>) -> ()
}
}
