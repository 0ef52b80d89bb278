// Breaks C18 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x1x4xf6E2M3FN>, %1: tensor<2x2x1x2xf6E2M3FN>) -> (tensor<2x2x2x1xf6E2M3FN>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3], kernel_input_feature_dimension = -1, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: true, false>, window_strides = array<i64: 1, 1>} : (tensor<2x2x1x4xf6E2M3FN>, tensor<2x2x1x2xf6E2M3FN>) -> (tensor<2x2x2x1xf6E2M3FN>)
  "func.return"(%2) : (tensor<2x2x2x1xf6E2M3FN>) -> ()
}
}
