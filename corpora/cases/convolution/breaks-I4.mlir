// Breaks I4 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x3x3x2xf8E8M0FNU>, %1: tensor<3x1x2x2x1xf8E8M0FNU>) -> (tensor<1x3x2x3x2xf8E8M0FNU>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 4, input_spatial_dimensions = [0, 2, 3], kernel_input_feature_dimension = 3, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [4, 1, 2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4]>, batch_group_count = 3 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = unit, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 2, 1, 1>} : (tensor<3x3x3x3x2xf8E8M0FNU>, tensor<3x1x2x2x1xf8E8M0FNU>) -> (tensor<1x3x2x3x2xf8E8M0FNU>)
  "func.return"(%2) : (tensor<1x3x2x3x2xf8E8M0FNU>) -> ()
}
}
