// Breaks C14 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x6x1x2xf8E4M3>, %1: tensor<2x2x3x2xf8E4M3>) -> (tensor<2x6x1x6xf8E4M3>) {
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 3, input_spatial_dimensions = [0, 2], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<[[-1, 0], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 1, 1>} : (tensor<2x2x3x2xf8E4M3>, tensor<1x6x1x2xf8E4M3>) -> (tensor<2x6x1x6xf8E4M3>)
  "func.return"(%2) : (tensor<2x6x1x6xf8E4M3>) -> ()
}
}
