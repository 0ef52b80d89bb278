// A case of scatter on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xf32>) -> (tensor<3xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0000C040000040400000E040"> : tensor<3xf32>} : () -> (tensor<3xf32>)
  %2 = "stablehlo.constant"() {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : () -> (tensor<i64>)
  %6 = "stablehlo.scatter"(%1, %2, %0) ({
  ^bb0(%3: tensor<f32>, %4: tensor<f32>):
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%5) : (tensor<f32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<3xf32>, tensor<i64>, tensor<1xf32>) -> (tensor<3xf32>)
  "func.return"(%6) : (tensor<3xf32>) -> ()
}
}
