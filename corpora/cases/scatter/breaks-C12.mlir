// Breaks C12 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x5xf16>, %1: tensor<2x3x2xi32>, %2: tensor<2x2x3x2xf16>) -> (tensor<2x3x4x5xf16>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f16>} : () -> (tensor<f16>)
    "stablehlo.return"(%5) : (tensor<f16>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], input_batching_dims = [1, 0], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4x5xf16>, tensor<2x3x2xi32>, tensor<2x2x3x2xf16>) -> (tensor<2x3x4x5xf16>)
  "func.return"(%6) : (tensor<2x3x4x5xf16>) -> ()
}
}
