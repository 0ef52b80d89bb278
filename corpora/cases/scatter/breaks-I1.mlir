// Breaks I1 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xf64>, %1: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<2x3x4xf64>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %5 = "stablehlo.scatter"(%1, %2, %0) ({
  ^bb0(%3: tensor<f64>, %4: tensor<f64>):
    "stablehlo.return"(%4) : (tensor<f64>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = true} : (tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>, tensor<1xi32>, tensor<4xf64>) -> (tensor<2x3x4xf64>)
  "func.return"(%5) : (tensor<2x3x4xf64>) -> ()
}
}
