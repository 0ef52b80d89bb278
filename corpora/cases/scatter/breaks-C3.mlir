// Breaks C3 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x5xi32>, %1: tensor<2x3x4x5xi32>, %2: tensor<2x6x2xi32>, %3: tensor<2x2x6x2xi32>, %4: tensor<2x2x6x1xi32>) -> (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) {
  %11, %12 = "stablehlo.scatter"(%0, %1, %2, %3, %4) ({
  ^bb0(%5: tensor<i32>, %6: tensor<i32>, %7: tensor<i32>, %8: tensor<i32>):
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
    %10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> (tensor<i32>)
    "stablehlo.return"(%9, %10) : (tensor<i32>, tensor<i32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>, tensor<2x6x2xi32>, tensor<2x2x6x2xi32>, tensor<2x2x6x1xi32>) -> (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>)
  "func.return"(%11, %12) : (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> ()
}
}
