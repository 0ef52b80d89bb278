// Breaks C24 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x1xi64>, %1: tensor<2x1xi8>, %2: tensor<14x2x2xi8>) -> (tensor<4x2x2xi8>) {
  %6 = "stablehlo.scatter"(%2, %0, %1) ({
  ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%5) : (tensor<i8>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], input_batching_dims = [2], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<14x2x2xi8>, tensor<2x2x1xi64>, tensor<2x1xi8>) -> (tensor<4x2x2xi8>)
  "func.return"(%6) : (tensor<4x2x2xi8>) -> ()
}
}
