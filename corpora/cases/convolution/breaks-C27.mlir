// Breaks C27 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x4xf64>, %1: tensor<4x2x2xui8>) -> (tensor<4x0x1xf64>) {
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [2], output_batch_dimension = 2, output_feature_dimension = 0, output_spatial_dimensions = [1]>, batch_group_count = 4 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<4x2x2xui8>, tensor<4x2x4xf64>) -> (tensor<4x0x1xf64>)
  "func.return"(%2) : (tensor<4x0x1xf64>) -> ()
}
}
