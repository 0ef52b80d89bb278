// Breaks C6 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi8>, %1: tensor<4x2x2xui2>, %2: tensor<4x2x1x2xcomplex<f32>>) -> (tensor<2x3x4xi8>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%5) : (tensor<i8>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [2], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4xi8>, tensor<4x2x2xui2>, tensor<4x2x1x2xcomplex<f32>>) -> (tensor<2x3x4xi8>)
  "func.return"(%6) : (tensor<2x3x4xi8>) -> ()
}
}
