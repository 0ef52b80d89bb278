// Breaks I3 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui64>, %1: tensor<1x2xui4>, %2: tensor<2x1x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<4x2x2xui64>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = "stablehlo.and"(%3, %4) : (tensor<ui64>, tensor<ui64>) -> (tensor<ui64>)
    "stablehlo.return"(%5) : (tensor<ui64>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2x2xui64>, tensor<1x2xui4>, tensor<2x1x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<4x2x2xui64>)
  "func.return"(%6) : (tensor<4x2x2xui64>) -> ()
}
}
