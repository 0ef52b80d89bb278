// Breaks I1 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x3x3xi8>, %1: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<2x3x4xi8>) {
  %2 = "stablehlo.constant"() {value = dense<[[[[0, 1, 2], [0, 0, 0]], [[3, 4, 5], [0, 0, 0]], [[6, 7, 8], [0, 0, 0]]]]> : tensor<1x3x2x3xi64>} : () -> (tensor<1x3x2x3xi64>)
  %5 = "stablehlo.scatter"(%1, %2, %0) ({
  ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    "stablehlo.return"(%4) : (tensor<i8>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>, tensor<1x3x2x3xi64>, tensor<2x1x3x3xi8>) -> (tensor<2x3x4xi8>)
  "func.return"(%5) : (tensor<2x3x4xi8>) -> ()
}
}
