// Breaks C19 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui32>, %1: tensor<1x1x2x3xui32>, %2: tensor<1x2x2xi2>) -> (tensor<3x3xui32>) {
  %3 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> (tensor<ui32>)
  %4 = "stablehlo.constant"() {value = dense<1625> : tensor<ui32>} : () -> (tensor<ui32>)
  %5 = "stablehlo.clamp"(%3, %0, %4) : (tensor<ui32>, tensor<3x3xui32>, tensor<ui32>) -> (tensor<3x3xui32>)
  %9 = "stablehlo.scatter"(%5, %2, %1) ({
  ^bb0(%6: tensor<ui32>, %7: tensor<ui32>):
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%8) : (tensor<ui32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<3x3xui32>, tensor<1x2x2xi2>, tensor<1x1x2x3xui32>) -> (tensor<3x3xui32>)
  "func.return"(%9) : (tensor<3x3xui32>) -> ()
}
}
