// Breaks I12 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x3x2x1x1xi16>, %1: tensor<1x1x1x1x2x2xi16>) -> (tensor<3x2x3x6x2x0xi16>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 3, input_spatial_dimensions = [0, 1, 5, 4], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = unit, kernel_spatial_dimensions = [3, 1, 2, 5], output_batch_dimension = 2, output_feature_dimension = 4, output_spatial_dimensions = [3, 1, 0, 5]>, batch_group_count = 1 : i64, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1, 1, 1>, padding = dense<[[2, 1], [1, 0], [2, 0], [0, -1]]> : tensor<4x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<3x1x3x2x1x1xi16>, tensor<1x1x1x1x2x2xi16>) -> (tensor<3x2x3x6x2x0xi16>)
  "func.return"(%2) : (tensor<3x2x3x6x2x0xi16>) -> ()
}
}
