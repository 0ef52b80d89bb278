// Breaks I9 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E3M4>, %1: tensor<2x2x3xi4>, %2: tensor<2x2x3xf8E3M4>) -> (tensor<2x3x4xf8E3M4>) {
  %3 = "stablehlo.constant"() {value = dense<"0xB0"> : tensor<f8E3M4>} : () -> (tensor<f8E3M4>)
  %4 = "stablehlo.constant"() {value = dense<"0x30"> : tensor<f8E3M4>} : () -> (tensor<f8E3M4>)
  %5 = "stablehlo.clamp"(%3, %0, %4) : (tensor<f8E3M4>, tensor<2x3x4xf8E3M4>, tensor<f8E3M4>) -> (tensor<2x3x4xf8E3M4>)
  %9 = "stablehlo.scatter"(%5, %1, %2) ({
  ^bb0(%6: tensor<f8E3M4>, %7: tensor<f8E3M4>):
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<f8E3M4>)
    "stablehlo.return"(%8) : (tensor<f8E3M4>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = unit>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4xf8E3M4>, tensor<2x2x3xi4>, tensor<2x2x3xf8E3M4>) -> (tensor<2x3x4xf8E3M4>)
  "func.return"(%9) : (tensor<2x3x4xf8E3M4>) -> ()
}
}
