// Breaks I2 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf6E2M3FN>, %1: tensor<2x4xf6E2M3FN>, %2: tensor<4xcomplex<f32>>) -> (tensor<4x2x2xf16>) {
  %6 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<f16>, %4: tensor<f16>):
    %5 = "stablehlo.minimum"(%3, %4) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%5) : (tensor<f16>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2x2xf6E2M3FN>, tensor<4xcomplex<f32>>, tensor<2x4xf6E2M3FN>) -> (tensor<4x2x2xf16>)
  "func.return"(%6) : (tensor<4x2x2xf16>) -> ()
}
}
