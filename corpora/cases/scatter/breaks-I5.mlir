// Breaks I5 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui32>, %1: tensor<1x3x2xi64>, %2: tensor<2x1x2x1xui32>) -> (tensor<4x2x2xui32>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = "stablehlo.and"(%3, %4) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%5) : (tensor<ui32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], inserted_window_dims = unit, scatter_dims_to_operand_dims = [0, 2, 1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2x2xui32>, tensor<1x3x2xi64>, tensor<2x1x2x1xui32>) -> (tensor<4x2x2xui32>)
  "func.return"(%6) : (tensor<4x2x2xui32>) -> ()
}
}
