// Breaks I5 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x2x3x2xf32>, %1: tensor<4x2x2x2x1xf32>) -> (tensor<3x4x1x2x3xf32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = 4, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [2, 1, 3], output_batch_dimension = 2, output_feature_dimension = 1, output_spatial_dimensions = [3, 4, 0]>, batch_group_count = 1 : i64, feature_group_count = 2 : i64, lhs_dilation = unit, padding = dense<[[1, 0], [0, 1], [2, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<1x2x2x3x2xf32>, tensor<4x2x2x2x1xf32>) -> (tensor<3x4x1x2x3xf32>)
  "func.return"(%2) : (tensor<3x4x1x2x3xf32>) -> ()
}
}
