// Breaks I15 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi1>, %1: tensor<3x1x4xi1>) -> (tensor<0x1x2xi1>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 2, output_feature_dimension = "wrong", output_spatial_dimensions = [0]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[1, -5]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<2x3x4xi1>, tensor<3x1x4xi1>) -> (tensor<0x1x2xi1>)
  "func.return"(%2) : (tensor<0x1x2xi1>) -> ()
}
}
