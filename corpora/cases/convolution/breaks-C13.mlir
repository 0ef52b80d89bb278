// Breaks C13 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x2x1x2xf8E5M2>, %1: tensor<2x2x1x2x2xf8E5M2>) -> (tensor<1x2x1x0x1xf8E5M2>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 100, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 2, 1>, padding = dense<[[-1, 0], [2, -1], [0, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 2, 1>, window_reversal = array<i1: true, false, true>, window_strides = array<i64: 2, 1, 1>} : (tensor<1x2x2x1x2xf8E5M2>, tensor<2x2x1x2x2xf8E5M2>) -> (tensor<1x2x1x0x1xf8E5M2>)
  "func.return"(%2) : (tensor<1x2x1x0x1xf8E5M2>) -> ()
}
}
