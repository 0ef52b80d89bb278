// Breaks I10 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui32>, %1: tensor<2x2xi64>, %2: tensor<2x1xui32>) -> (tensor<3x3xui32>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui32>, %4: tensor<ui32>):
    %5 = "stablehlo.add"(%3, %4) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%5) : (tensor<ui32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, indices_are_sorted = "wrong", unique_indices = false} : (tensor<3x3xui32>, tensor<2x2xi64>, tensor<2x1xui32>) -> (tensor<3x3xui32>)
  "func.return"(%6) : (tensor<3x3xui32>) -> ()
}
}
