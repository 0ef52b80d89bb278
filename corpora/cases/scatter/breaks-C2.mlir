// Breaks C2 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x1xi1>, %1: tensor<3x2x2xi1>) -> (tensor<3x2x2xi1>) {
  %2 = "stablehlo.constant"() {value = dense<[[4, 5], [2, 3], [1, 0]]> : tensor<3x2xi32>} : () -> (tensor<3x2xi32>)
  %5 = "stablehlo.scatter"(%1, %2, %0) ({
  ^bb0(%3: tensor<i1>, %4: tensor<i1>):
    "stablehlo.return"(%4) : (tensor<i1>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = true} : (tensor<3x2x2xi1>, tensor<3x2xi32>, tensor<3x2x1xi1>) -> (tensor<3x2x2xi1>)
  "func.return"(%5) : (tensor<3x2x2xi1>) -> ()
}
}
