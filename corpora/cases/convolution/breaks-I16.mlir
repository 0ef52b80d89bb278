// Breaks I16 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x3xf64>, %1: tensor<1x4x3xf64>) -> (tensor<3x4x3xf64>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 1, input_spatial_dimensions = [0], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = unit>, batch_group_count = 1 : i64, feature_group_count = 2 : i64, lhs_dilation = array<i64: 2>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, window_strides = array<i64: 1>} : (tensor<2x2x3xf64>, tensor<1x4x3xf64>) -> (tensor<3x4x3xf64>)
  "func.return"(%2) : (tensor<3x4x3xf64>) -> ()
}
}
