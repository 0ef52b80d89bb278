// Breaks C4 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>, %1: tensor<3x1xui32>, %2: tensor<1x2xi8>) -> (tensor<3x2xui32>) {
  %6 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = "stablehlo.xor"(%3, %4) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%5) : (tensor<ui32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<3x2xui32>, tensor<1x2xi8>, tensor<3x1xui32>) -> (tensor<3x2xui32>)
  "func.return"(%6) : (tensor<3x2xui32>) -> ()
}
}
