// Breaks I10 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2x1xf32>) -> (tensor<2x3xf32>) {
  %2 = "stablehlo.constant"() {value = dense<0> : tensor<1x1xi64>} : () -> (tensor<1x1xi64>)
  %5 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    "stablehlo.return"(%4) : (tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = unit, unique_indices = false} : (tensor<2x3xf32>, tensor<1x1xi64>, tensor<2x1xf32>) -> (tensor<2x3xf32>)
  "func.return"(%5) : (tensor<2x3xf32>) -> ()
}
}
