// Breaks C25 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x3x1x1xui8>, %1: tensor<2x2x1x2x2xui8>) -> (tensor<4x2x2x2x3xui8>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 0, input_spatial_dimensions = [4, 1, 3], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [3, 0, 4], output_batch_dimension = 4, output_feature_dimension = 3, output_spatial_dimensions = [1, 0, 2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2, 2>, padding = dense<[[1, 1], [0, 2], [2, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, true>, window_strides = array<i64: 1, 1, 100>} : (tensor<1x2x3x1x1xui8>, tensor<2x2x1x2x2xui8>) -> (tensor<4x2x2x2x3xui8>)
  "func.return"(%2) : (tensor<4x2x2x2x3xui8>) -> ()
}
}
