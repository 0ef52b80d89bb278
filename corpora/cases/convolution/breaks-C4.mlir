// Breaks C4 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x1x1x2x2xf32>, %1: tensor<2x2x2x1x2x2xf32>) -> (tensor<1x2x0x1x3x1xf32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 4, input_spatial_dimensions = [2, 3, 5, 1], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4, 5], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4, 5]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1, 1>, padding = dense<[[-1], [1], [0], [0], [0], [2], [0], [0]]> : tensor<8x1xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x1x1x2x2xf32>, tensor<2x2x2x1x2x2xf32>) -> (tensor<1x2x0x1x3x1xf32>)
  "func.return"(%2) : (tensor<1x2x0x1x3x1xf32>) -> ()
}
}
