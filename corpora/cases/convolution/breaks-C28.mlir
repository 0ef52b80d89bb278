// Breaks C28 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x6x2x1x2x1xf8E4M3B11FNUZ>, %1: tensor<2x1x3x2x1x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<2x6x4x2x2x3xf8E4M3B11FNUZ>) {
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4, 5], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4, 5], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4, 5]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1, 1>, padding = dense<[[2, 0], [-1, 1], [2, 0], [0, 0]]> : tensor<4x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1, 1>, window_reversal = array<i1: false, false, false, false>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<2x1x3x2x1x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, tensor<1x6x2x1x2x1xf8E4M3B11FNUZ>) -> (tensor<2x6x4x2x2x3xf8E4M3B11FNUZ>)
  "func.return"(%2) : (tensor<2x6x4x2x2x3xf8E4M3B11FNUZ>) -> ()
}
}
