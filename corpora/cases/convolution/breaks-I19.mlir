// Breaks I19 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x3x2xui32>, %1: tensor<2x2x1x3xui32>) -> (tensor<3x2x2x6xui32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [3, 0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [3, 1]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1>, padding = dense<[[2, 1], [1, 0]]> : tensor<2x2xi64>, precision_config = unit, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 1, 1>} : (tensor<3x1x3x2xui32>, tensor<2x2x1x3xui32>) -> (tensor<3x2x2x6xui32>)
  "func.return"(%2) : (tensor<3x2x2x6xui32>) -> ()
}
}
