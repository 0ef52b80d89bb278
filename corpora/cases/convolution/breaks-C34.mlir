// Breaks C34 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x1x2x6xf32>, %1: tensor<2x3x1x2x1x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<2x3x3x1x1xf32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 4, input_feature_dimension = 2, input_spatial_dimensions = [3, 1, 0], kernel_input_feature_dimension = 4, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [0, 3, 2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4]>, batch_group_count = 3 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [-1, 0], [-1, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x3x1x2x6xf32>, tensor<2x3x1x2x1x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<2x3x3x1x1xf32>)
  "func.return"(%2) : (tensor<2x3x3x1x1xf32>) -> ()
}
}
