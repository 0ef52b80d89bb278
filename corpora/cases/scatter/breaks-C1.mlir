// Breaks C1 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x5xui64>, %1: tensor<2x3x4x6xui64>, %2: tensor<2x6x2xi32>, %3: tensor<2x2x6x2xui64>, %4: tensor<2x2x6x2xui64>) -> (tensor<2x3x4x5xui64>, tensor<2x3x4x6xui64>) {
  %11, %12 = "stablehlo.scatter"(%0, %1, %2, %3, %4) ({
  ^bb0(%5: tensor<ui64>, %6: tensor<ui64>, %7: tensor<ui64>, %8: tensor<ui64>):
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> (tensor<ui64>)
    %10 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> (tensor<ui64>)
    "stablehlo.return"(%9, %10) : (tensor<ui64>, tensor<ui64>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4x5xui64>, tensor<2x3x4x6xui64>, tensor<2x6x2xi32>, tensor<2x2x6x2xui64>, tensor<2x2x6x2xui64>) -> (tensor<2x3x4x5xui64>, tensor<2x3x4x6xui64>)
  "func.return"(%11, %12) : (tensor<2x3x4x5xui64>, tensor<2x3x4x6xui64>) -> ()
}
}
