// Breaks I5 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x2xi4>, %1: tensor<2x3x4xi4>) -> (tensor<1x4x0xi4>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, input_spatial_dimensions = [2], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = unit, padding = dense<[[0, -1]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<3x1x2xi4>, tensor<2x3x4xi4>) -> (tensor<1x4x0xi4>)
  "func.return"(%2) : (tensor<1x4x0xi4>) -> ()
}
}
