// Breaks C14 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x6x2xi32>, %1: tensor<2x2x6x2xf4E2M1FN>, %2: tensor<2x2x4x5xf4E2M1FN>) -> (tensor<2x2x4x5xf4E2M1FN>) {
  %6 = "stablehlo.scatter"(%2, %0, %1) ({
  ^bb0(%3: tensor<f4E2M1FN>, %4: tensor<f4E2M1FN>):
    %5 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<f4E2M1FN>} : () -> (tensor<f4E2M1FN>)
    "stablehlo.return"(%5) : (tensor<f4E2M1FN>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 0], scatter_dims_to_operand_dims = [2, 3], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x2x4x5xf4E2M1FN>, tensor<2x6x2xi32>, tensor<2x2x6x2xf4E2M1FN>) -> (tensor<2x2x4x5xf4E2M1FN>)
  "func.return"(%6) : (tensor<2x2x4x5xf4E2M1FN>) -> ()
}
}
