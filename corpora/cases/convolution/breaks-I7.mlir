// Breaks I7 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x4xi1>, %1: tensor<4x2x2xi1>) -> (tensor<1x4x0xi1>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, -4]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = "wrong", window_strides = array<i64: 1>} : (tensor<1x2x4xi1>, tensor<4x2x2xi1>) -> (tensor<1x4x0xi1>)
  "func.return"(%2) : (tensor<1x4x0xi1>) -> ()
}
}
