// Breaks I8 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x3x3x4x2xf6E2M3FN>, %1: tensor<2x8x1x1x2x2xf6E2M3FN>) -> (tensor<8x1x1x2x2x3xf6E2M3FN>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = unit, input_feature_dimension = 0, input_spatial_dimensions = [1, 3, 2, 5], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4, 5], output_batch_dimension = 2, output_feature_dimension = 0, output_spatial_dimensions = [4, 5, 3, 1]>, batch_group_count = 4 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x2x3x3x4x2xf6E2M3FN>, tensor<2x8x1x1x2x2xf6E2M3FN>) -> (tensor<8x1x1x2x2x3xf6E2M3FN>)
  "func.return"(%2) : (tensor<8x1x1x2x2x3xf6E2M3FN>) -> ()
}
}
