// Breaks C25 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x2x3x1xui8>, %1: tensor<2x3x1x1xui8>) -> (tensor<2x5x3x2xui8>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 3, input_spatial_dimensions = [0, 2], kernel_input_feature_dimension = 3, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [2, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[-1, 1], [0, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 2>} : (tensor<5x2x3x1xui8>, tensor<2x3x1x1xui8>) -> (tensor<2x5x3x2xui8>)
  "func.return"(%2) : (tensor<2x5x3x2xui8>) -> ()
}
}
