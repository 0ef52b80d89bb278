// Breaks I6 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x8x4xf8E4M3>, %1: tensor<4x2x2xf8E4M3>) -> (tensor<3x2x2xf8E4M3>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [1], output_batch_dimension = 1, output_feature_dimension = 2, output_spatial_dimensions = [0]>, batch_group_count = 1 : i64, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = unit, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<2x8x4xf8E4M3>, tensor<4x2x2xf8E4M3>) -> (tensor<3x2x2xf8E4M3>)
  "func.return"(%2) : (tensor<3x2x2xf8E4M3>) -> ()
}
}
