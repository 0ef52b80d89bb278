// Breaks I6 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi8>, %1: tensor<0x3x3xui8>) -> (tensor<3x3xi8>) {
  %4 = "stablehlo.scatter"(%0, %1, %0) ({
  ^bb0(%2: tensor<i8>, %3: tensor<i8>):
    "stablehlo.return"(%3) : (tensor<i8>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = "wrong", scatter_indices_batching_dims = [2, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<3x3xi8>, tensor<0x3x3xui8>, tensor<3x3xi8>) -> (tensor<3x3xi8>)
  "func.return"(%4) : (tensor<3x3xi8>) -> ()
}
}
