// Breaks C22 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x5xi64>, %1: tensor<2x2x6x2xi64>, %2: tensor<2x6xi32>) -> (tensor<2x3x4x5xi64>) {
  %6 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> (tensor<i64>)
    "stablehlo.return"(%5) : (tensor<i64>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 4>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4x5xi64>, tensor<2x6xi32>, tensor<2x2x6x2xi64>) -> (tensor<2x3x4x5xi64>)
  "func.return"(%6) : (tensor<2x3x4x5xi64>) -> ()
}
}
