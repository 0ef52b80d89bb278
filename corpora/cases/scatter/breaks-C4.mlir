// Breaks C4 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E3M4>, %1: tensor<2x3x1xf8E3M4>) -> (tensor<2x3x4xf8E3M4>) {
  %2 = "stablehlo.constant"() {value = dense<"0x0300000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2x1xi64>} : () -> (tensor<2x2x1xi64>)
  %5 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<f8E3M4>, %4: tensor<f8E3M4>):
    "stablehlo.return"(%4) : (tensor<f8E3M4>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = true} : (tensor<2x3x4xf8E3M4>, tensor<2x2x1xi64>, tensor<2x3x1xf8E3M4>) -> (tensor<2x3x4xf8E3M4>)
  "func.return"(%5) : (tensor<2x3x4xf8E3M4>) -> ()
}
}
