// Breaks I15 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1x2x1xf32>, %1: tensor<2x1x1x1xf32>) -> (tensor<1x1x3x0xf32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 3, input_feature_dimension = 0, input_spatial_dimensions = [2, 1], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [3, 0], output_batch_dimension = 0, output_feature_dimension = unit, output_spatial_dimensions = [2, 3]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x1x2x1xf32>, tensor<2x1x1x1xf32>) -> (tensor<1x1x3x0xf32>)
  "func.return"(%2) : (tensor<1x1x3x0xf32>) -> ()
}
}
