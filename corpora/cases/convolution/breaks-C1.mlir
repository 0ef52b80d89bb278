// Breaks C1 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<8x1x2x3xi64>, %1: tensor<3x1x4xi64>) -> (tensor<4x2x1x0xi64>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [3, 0], output_batch_dimension = 1, output_feature_dimension = 0, output_spatial_dimensions = [3, 2]>, batch_group_count = 4 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<8x1x2x3xi64>, tensor<3x1x4xi64>) -> (tensor<4x2x1x0xi64>)
  "func.return"(%2) : (tensor<4x2x1x0xi64>) -> ()
}
}
