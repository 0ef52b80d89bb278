// Breaks C24 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x4x3xui32>, %1: tensor<2x1x1x1xui32>) -> (tensor<1x1x7x1xui32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 1], [-1, -1]]> : tensor<2x2xi64>, precision_config = [], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x2x4x3xui32>, tensor<2x1x1x1xui32>) -> (tensor<1x1x7x1xui32>)
  "func.return"(%2) : (tensor<1x1x7x1xui32>) -> ()
}
}
