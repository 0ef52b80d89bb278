// Breaks I9 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x1x1x2xcomplex<f64>>, %1: tensor<1x2x1x1x2xcomplex<f64>>) -> (tensor<1x2x5x4x3xcomplex<f64>>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = unit, input_spatial_dimensions = [1, 4, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [4, 0, 3], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4]>, batch_group_count = 2 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[1, 2], [0, 2], [2, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x3x1x1x2xcomplex<f64>>, tensor<1x2x1x1x2xcomplex<f64>>) -> (tensor<1x2x5x4x3xcomplex<f64>>)
  "func.return"(%2) : (tensor<1x2x5x4x3xcomplex<f64>>) -> ()
}
}
