// Breaks C19 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E4M3>, %1: tensor<2x2x2xi2>, %2: tensor<1x2x2xf8E4M3>) -> (tensor<2x3xf8E4M3>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f8E4M3>, %4: tensor<f8E4M3>):
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>)
    "stablehlo.return"(%5) : (tensor<f8E4M3>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3xf8E4M3>, tensor<2x2x2xi2>, tensor<1x2x2xf8E4M3>) -> (tensor<2x3xf8E4M3>)
  "func.return"(%6) : (tensor<2x3xf8E4M3>) -> ()
}
}
