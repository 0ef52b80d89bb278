// Breaks I7 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xbf16>, %1: tensor<2x1x4x3xi4>, %2: tensor<1x4x3x2xbf16>) -> (tensor<4x2x2xf64>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    %5 = "stablehlo.minimum"(%3, %4) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    "stablehlo.return"(%5) : (tensor<f64>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = unit, scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2x2xbf16>, tensor<2x1x4x3xi4>, tensor<1x4x3x2xbf16>) -> (tensor<4x2x2xf64>)
  "func.return"(%6) : (tensor<4x2x2xf64>) -> ()
}
}
