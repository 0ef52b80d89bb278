// Breaks I7 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x3x2xi8>, %1: tensor<3x1x1x2xi8>) -> (tensor<2x1x7x3xi8>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 3, input_spatial_dimensions = [2, 0], kernel_input_feature_dimension = 3, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [1, 0], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [3, 2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<[[-1, 1], [2, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = "wrong", window_strides = array<i64: 1, 1>} : (tensor<3x2x3x2xi8>, tensor<3x1x1x2xi8>) -> (tensor<2x1x7x3xi8>)
  "func.return"(%2) : (tensor<2x1x7x3xi8>) -> ()
}
}
