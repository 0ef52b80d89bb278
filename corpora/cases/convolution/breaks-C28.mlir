// Breaks C28 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E4M3B11FNUZ>, %1: tensor<4x2x3x!quant.uniform<u8<0:255>:f32, 0.5:0>>) -> (tensor<2x1x2xf8E4M3B11FNUZ>) {
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, input_spatial_dimensions = [2], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 1, output_feature_dimension = 2, output_spatial_dimensions = [0]>, batch_group_count = 2 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<4x2x3x!quant.uniform<u8<0:255>:f32, 0.5:0>>, tensor<4x2x2xf8E4M3B11FNUZ>) -> (tensor<2x1x2xf8E4M3B11FNUZ>)
  "func.return"(%2) : (tensor<2x1x2xf8E4M3B11FNUZ>) -> ()
}
}
