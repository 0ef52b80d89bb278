// Breaks I11 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x2x1x3xi1>, %1: tensor<2x1x1x1x1xi1>) -> (tensor<4x1x0x1x4xi1>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = unit, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 3, output_feature_dimension = 1, output_spatial_dimensions = [4, 2, 0]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [-1, 0], [4, -3]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<1x2x2x1x3xi1>, tensor<2x1x1x1x1xi1>) -> (tensor<4x1x0x1x4xi1>)
  "func.return"(%2) : (tensor<4x1x0x1x4xi1>) -> ()
}
}
