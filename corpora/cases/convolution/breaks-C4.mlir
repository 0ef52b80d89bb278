// Breaks C4 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x4xui32>, %1: tensor<2x4x3xui32>) -> (tensor<4x1x1xui32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 0, input_spatial_dimensions = [1], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 1, output_feature_dimension = 0, output_spatial_dimensions = [2]>, batch_group_count = 4 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 1, 0]]> : tensor<1x3xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<2x2x4xui32>, tensor<2x4x3xui32>) -> (tensor<4x1x1xui32>)
  "func.return"(%2) : (tensor<4x1x1xui32>) -> ()
}
}
