// Breaks I12 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x4xui64>, %1: tensor<4x2x2xui64>) -> (tensor<2x2x0xui64>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 2, input_spatial_dimensions = [0], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = unit, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[-3, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, window_strides = array<i64: 1>} : (tensor<3x2x4xui64>, tensor<4x2x2xui64>) -> (tensor<2x2x0xui64>)
  "func.return"(%2) : (tensor<2x2x0xui64>) -> ()
}
}
