// Breaks C18 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x2x2x3x3xf6E2M3FN>, %1: tensor<2x2x1x1x2x1xf6E2M3FN>) -> (tensor<1x2x3x3x3x2xf6E2M3FN>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4, 5], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = -1, kernel_spatial_dimensions = [2, 3, 4, 5], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4, 5]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1, 1>, padding = dense<[[2, -1], [2, 1], [1, 0], [0, 0]]> : tensor<4x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: true, true, false, false>, window_strides = array<i64: 1, 2, 1, 2>} : (tensor<1x2x2x2x3x3xf6E2M3FN>, tensor<2x2x1x1x2x1xf6E2M3FN>) -> (tensor<1x2x3x3x3x2xf6E2M3FN>)
  "func.return"(%2) : (tensor<1x2x3x3x3x2xf6E2M3FN>) -> ()
}
}
