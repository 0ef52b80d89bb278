// Breaks I6 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x4x2x2x1xui32>, %1: tensor<2x2x1x2x1xui32>) -> (tensor<1x3x1x1x2xui32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 2, output_feature_dimension = 4, output_spatial_dimensions = [0, 1, 3]>, batch_group_count = 1 : i64, feature_group_count = 2 : i64, lhs_dilation = array<i64: 2, 1, 2>, padding = dense<[[0, -1], [0, 2], [0, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = "wrong", window_reversal = array<i1: false, false, true>, window_strides = array<i64: 2, 1, 1>} : (tensor<1x4x2x2x1xui32>, tensor<2x2x1x2x1xui32>) -> (tensor<1x3x1x1x2xui32>)
  "func.return"(%2) : (tensor<1x3x1x1x2xui32>) -> ()
}
}
