// Breaks I2 of scatter; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E5M2FNUZ>, %1: tensor<4x2xf8E5M2FNUZ>, %2: tensor<1xcomplex<f32>>) -> (tensor<4x2x2xf8E5M2FNUZ>) {
  %3 = "stablehlo.constant"() {value = dense<-4.000000e+00> : tensor<f8E5M2FNUZ>} : () -> (tensor<f8E5M2FNUZ>)
  %4 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f8E5M2FNUZ>} : () -> (tensor<f8E5M2FNUZ>)
  %5 = "stablehlo.clamp"(%3, %0, %4) : (tensor<f8E5M2FNUZ>, tensor<4x2x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<4x2x2xf8E5M2FNUZ>)
  %9 = "stablehlo.scatter"(%5, %2, %1) ({
  ^bb0(%6: tensor<f8E5M2FNUZ>, %7: tensor<f8E5M2FNUZ>):
    %8 = "stablehlo.add"(%6, %7) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>)
    "stablehlo.return"(%8) : (tensor<f8E5M2FNUZ>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<4x2x2xf8E5M2FNUZ>, tensor<1xcomplex<f32>>, tensor<4x2xf8E5M2FNUZ>) -> (tensor<4x2x2xf8E5M2FNUZ>)
  "func.return"(%9) : (tensor<4x2x2xf8E5M2FNUZ>) -> ()
}
}
