// Breaks C13 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x1x2x1x2xf8E5M2>, %1: tensor<2x2x2x1x1x2xf8E5M2>) -> (tensor<3x0x2x2x0x0xf8E5M2>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 5, input_feature_dimension = -1, input_spatial_dimensions = [0, 3, 2, 4], kernel_input_feature_dimension = 4, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0, 3, 1, 5], output_batch_dimension = 2, output_feature_dimension = 3, output_spatial_dimensions = [5, 0, 4, 1]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1, 1>, padding = dense<[[0, -1], [2, -1], [0, 0], [0, 0]]> : tensor<4x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: true, true, true, false>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<1x1x1x2x1x2xf8E5M2>, tensor<2x2x2x1x1x2xf8E5M2>) -> (tensor<3x0x2x2x0x0xf8E5M2>)
  "func.return"(%2) : (tensor<3x0x2x2x0x0xf8E5M2>) -> ()
}
}
