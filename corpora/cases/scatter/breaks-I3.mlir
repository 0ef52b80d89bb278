// Breaks I3 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<3x4x3xui2>, %2: tensor<3x4x1x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>) -> (tensor<2x3x4xbf16>) {
  %6 = "stablehlo.scatter"(%0, %1, %2) ({
  ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>)
    "stablehlo.return"(%5) : (tensor<bf16>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [1, 2], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x4xbf16>, tensor<3x4x3xui2>, tensor<3x4x1x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>) -> (tensor<2x3x4xbf16>)
  "func.return"(%6) : (tensor<2x3x4xbf16>) -> ()
}
}
