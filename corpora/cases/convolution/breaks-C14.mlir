// Breaks C14 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x1x1x1xi1>, %1: tensor<1x3x2x2x1xi1>) -> (tensor<3x0x0x1x0xi1>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 3, output_feature_dimension = 0, output_spatial_dimensions = [1, 2, 4]>, batch_group_count = 3 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[0, -1], [0, 0], [-3, 2]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<3x2x1x1x1xi1>, tensor<1x3x2x2x1xi1>) -> (tensor<3x0x0x1x0xi1>)
  "func.return"(%2) : (tensor<3x0x0x1x0xi1>) -> ()
}
}
