// Breaks I14 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x1x1x1x3xcomplex<f64>>, %1: tensor<2x6x1x2x1x2xcomplex<f64>>) -> (tensor<1x6x0x0x0x2xcomplex<f64>>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4, 5], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4, 5], output_batch_dimension = "wrong", output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4, 5]>, batch_group_count = 3 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1, 1>, padding = dense<[[-1, 0], [0, 0], [-1, 0], [0, 0]]> : tensor<4x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, true>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<3x2x1x1x1x3xcomplex<f64>>, tensor<2x6x1x2x1x2xcomplex<f64>>) -> (tensor<1x6x0x0x0x2xcomplex<f64>>)
  "func.return"(%2) : (tensor<1x6x0x0x0x2xcomplex<f64>>) -> ()
}
}
