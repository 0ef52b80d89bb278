// Breaks I17 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x1xf64>, %1: tensor<2x4x3xf64>) -> (tensor<1x5x4xf64>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 1, input_spatial_dimensions = [0], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, batch_group_count = 1 : i64, feature_group_count = unit, lhs_dilation = array<i64: 2>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, window_strides = array<i64: 1>} : (tensor<4x2x1xf64>, tensor<2x4x3xf64>) -> (tensor<1x5x4xf64>)
  "func.return"(%2) : (tensor<1x5x4xf64>) -> ()
}
}
