// Breaks C1 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x1x3x1xbf16>, %1: tensor<2xbf16>) -> (tensor<4x4x3x1x1xbf16>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = 4, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [3, 0, 2], output_batch_dimension = 3, output_feature_dimension = 1, output_spatial_dimensions = [0, 2, 4]>, batch_group_count = 2 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2, 2>, padding = dense<[[1, 2], [0, 0], [2, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 2, 2>, window_reversal = array<i1: true, true, false>, window_strides = array<i64: 1, 1, 2>} : (tensor<2x1x1x3x1xbf16>, tensor<2xbf16>) -> (tensor<4x4x3x1x1xbf16>)
  "func.return"(%2) : (tensor<4x4x3x1x1xbf16>) -> ()
}
}
