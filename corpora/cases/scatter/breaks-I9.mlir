// Breaks I9 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x020000000100000000000000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %2 = "stablehlo.reshape"(%0) : (tensor<3x3xf32>) -> (tensor<3x3x1xf32>)
  %5 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    "stablehlo.return"(%4) : (tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = unit>, indices_are_sorted = false, unique_indices = false} : (tensor<3x3xf32>, tensor<3xi32>, tensor<3x3x1xf32>) -> (tensor<3x3xf32>)
  "func.return"(%5) : (tensor<3x3xf32>) -> ()
}
}
