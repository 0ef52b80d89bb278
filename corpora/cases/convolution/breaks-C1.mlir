// Breaks C1 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x2x3x3x2xbf16>, %1: tensor<2x1x1x1x2xbf16>) -> (tensor<3x1x2x2x2x1xbf16>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 3, input_feature_dimension = 1, input_spatial_dimensions = [0, 5, 2, 4], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4, 5], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4, 5]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1, 1>, padding = dense<[[2, 0], [0, 1], [0, 2], [0, 0]]> : tensor<4x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, true, true, true>, window_strides = array<i64: 2, 2, 2, 2>} : (tensor<2x2x2x3x3x2xbf16>, tensor<2x1x1x1x2xbf16>) -> (tensor<3x1x2x2x2x1xbf16>)
  "func.return"(%2) : (tensor<3x1x2x2x2x1xbf16>) -> ()
}
}
