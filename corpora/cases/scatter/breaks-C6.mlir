// Breaks C6 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf6E2M3FN>, %1: tensor<2xui32>, %2: tensor<2x4xf64>) -> (tensor<2x3x4xf6E2M3FN>) {
  %3 = "stablehlo.constant"() {value = dense<"0x2F"> : tensor<f6E2M3FN>} : () -> (tensor<f6E2M3FN>)
  %4 = "stablehlo.constant"() {value = dense<"0x0F"> : tensor<f6E2M3FN>} : () -> (tensor<f6E2M3FN>)
  %5 = "stablehlo.clamp"(%3, %0, %4) : (tensor<f6E2M3FN>, tensor<2x3x4xf6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<2x3x4xf6E2M3FN>)
  %9 = "stablehlo.scatter"(%5, %1, %2) ({
  ^bb0(%6: tensor<f6E2M3FN>, %7: tensor<f6E2M3FN>):
    %8 = "stablehlo.add"(%6, %7) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    "stablehlo.return"(%8) : (tensor<f6E2M3FN>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4xf6E2M3FN>, tensor<2xui32>, tensor<2x4xf64>) -> (tensor<2x3x4xf6E2M3FN>)
  "func.return"(%9) : (tensor<2x3x4xf6E2M3FN>) -> ()
}
}
