// Breaks C13 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x5xi16>, %1: tensor<2x6x2xi32>, %2: tensor<2x2x6x2xi16>) -> (tensor<2x3x4x5xi16>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i16>, %4: tensor<i16>):
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i16>} : () -> (tensor<i16>)
    "stablehlo.return"(%5) : (tensor<i16>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [1], input_batching_dims = [-1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4x5xi16>, tensor<2x6x2xi32>, tensor<2x2x6x2xi16>) -> (tensor<2x3x4x5xi16>)
  "func.return"(%6) : (tensor<2x3x4x5xi16>) -> ()
}
}
