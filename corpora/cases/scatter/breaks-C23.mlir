// Breaks C23 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf8E3M4>, %1: tensor<3x3x1xi32>, %2: tensor<3x1x3xf8E3M4>) -> (tensor<3x3xf8E3M4>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i32>, %4: tensor<f8E3M4>):
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f8E3M4>} : () -> (tensor<f8E3M4>)
    "stablehlo.return"(%5) : (tensor<f8E3M4>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<3x3xf8E3M4>, tensor<3x3x1xi32>, tensor<3x1x3xf8E3M4>) -> (tensor<3x3xf8E3M4>)
  "func.return"(%6) : (tensor<3x3xf8E3M4>) -> ()
}
}
