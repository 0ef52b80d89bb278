// Breaks I17 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x2xf8E5M2>, %1: tensor<1x2x2xf8E5M2>) -> (tensor<2x2x0xf8E5M2>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [1], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>, batch_group_count = 1 : i64, feature_group_count = unit, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>, window_strides = array<i64: 2>} : (tensor<2x1x2xf8E5M2>, tensor<1x2x2xf8E5M2>) -> (tensor<2x2x0xf8E5M2>)
  "func.return"(%2) : (tensor<2x2x0xf8E5M2>) -> ()
}
}
