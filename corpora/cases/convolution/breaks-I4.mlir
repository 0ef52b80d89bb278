// Breaks I4 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x6x2x3x3x3xf64>, %1: tensor<2x3x1x1x1x2xf64>) -> (tensor<5x6x3x1x2x11xf64>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4, 5], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4, 5], output_batch_dimension = 4, output_feature_dimension = 2, output_spatial_dimensions = [3, 1, 5, 0]>, batch_group_count = 1 : i64, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1, 2, 2, 3>, padding = "wrong", precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: true, false, false, false>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x6x2x3x3x3xf64>, tensor<2x3x1x1x1x2xf64>) -> (tensor<5x6x3x1x2x11xf64>)
  "func.return"(%2) : (tensor<5x6x3x1x2x11xf64>) -> ()
}
}
