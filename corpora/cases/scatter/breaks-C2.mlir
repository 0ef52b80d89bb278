// Breaks C2 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x1xui4>, %1: tensor<4x1x1x2x1xi8>, %2: tensor<4x2x2x2xi8>) -> (tensor<4x2x2x2xi8>) {
  %6 = "stablehlo.scatter"(%2, %0, %1) ({
  ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = "stablehlo.xor"(%3, %4) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    "stablehlo.return"(%5) : (tensor<i8>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3, 4], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2x2x2xi8>, tensor<2x1x1xui4>, tensor<4x1x1x2x1xi8>) -> (tensor<4x2x2x2xi8>)
  "func.return"(%6) : (tensor<4x2x2x2xi8>) -> ()
}
}
