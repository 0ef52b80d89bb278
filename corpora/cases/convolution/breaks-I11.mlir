// Breaks I11 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x1x2x2x3x2xf6E3M2FN>, %1: tensor<1x1x1x2x2x1xf6E3M2FN>) -> (tensor<5x2x5x5x4x2xf6E3M2FN>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4, 5], kernel_input_feature_dimension = unit, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [2, 4, 5, 0], output_batch_dimension = 1, output_feature_dimension = 5, output_spatial_dimensions = [0, 3, 2, 4]>, batch_group_count = 2 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1, 2, 2>, padding = dense<[[1, 1], [2, 2], [0, 0], [2, -1]]> : tensor<4x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, true, true, false>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<4x1x2x2x3x2xf6E3M2FN>, tensor<1x1x1x2x2x1xf6E3M2FN>) -> (tensor<5x2x5x5x4x2xf6E3M2FN>)
  "func.return"(%2) : (tensor<5x2x5x5x4x2xf6E3M2FN>) -> ()
}
}
