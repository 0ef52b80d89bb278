// Breaks I8 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>, %1: tensor<2x1x2x1xui8>, %2: tensor<2x2x1xui32>) -> (tensor<3x2xui32>) {
  %3 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<ui32>} : () -> (tensor<ui32>)
  %4 = "stablehlo.constant"() {value = dense<"0x33333333"> : tensor<ui32>} : () -> (tensor<ui32>)
  %5 = "stablehlo.clamp"(%3, %0, %4) : (tensor<ui32>, tensor<3x2xui32>, tensor<ui32>) -> (tensor<3x2xui32>)
  %9 = "stablehlo.scatter"(%5, %1, %2) ({
  ^bb0(%6: tensor<ui32>, %7: tensor<ui32>):
    %8 = "stablehlo.add"(%6, %7) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    "stablehlo.return"(%8) : (tensor<ui32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = "wrong", index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<3x2xui32>, tensor<2x1x2x1xui8>, tensor<2x2x1xui32>) -> (tensor<3x2xui32>)
  "func.return"(%9) : (tensor<3x2xui32>) -> ()
}
}
