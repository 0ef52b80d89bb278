// Breaks C5 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>, %1: tensor<3x1xui16>) -> (tensor<3x2xi64>) {
  %5 = "stablehlo.scatter"(%0, %1) ({
  ^bb0(%2: tensor<i64>, %3: tensor<i64>):
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    "stablehlo.return"(%4) : (tensor<i64>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<3x2xui32>, tensor<3x1xui16>) -> (tensor<3x2xi64>)
  "func.return"(%5) : (tensor<3x2xi64>) -> ()
}
}
