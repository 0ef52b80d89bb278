// Breaks C27 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x1x2x2xf8E4M3FNUZ>, %1: tensor<3x3x2x2x2xf32>) -> (tensor<3x1x1x3x1xf8E4M3FNUZ>) {
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1, 3, 4], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 1, output_feature_dimension = 0, output_spatial_dimensions = [3, 4, 2]>, batch_group_count = 3 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[-1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, true>, window_strides = array<i64: 1, 1, 2>} : (tensor<3x3x2x2x2xf32>, tensor<2x3x1x2x2xf8E4M3FNUZ>) -> (tensor<3x1x1x3x1xf8E4M3FNUZ>)
  "func.return"(%2) : (tensor<3x1x1x3x1xf8E4M3FNUZ>) -> ()
}
}
