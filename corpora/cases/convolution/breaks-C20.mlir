// Breaks C20 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2x2x1xi64>, %1: tensor<1x2x1x2xi64>) -> (tensor<1x2x5x5xi64>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3], kernel_input_feature_dimension = 3, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 0], output_batch_dimension = 3, output_feature_dimension = 1, output_spatial_dimensions = [2, 3]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 2], [2, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x2x2x1xi64>, tensor<1x2x1x2xi64>) -> (tensor<1x2x5x5xi64>)
  "func.return"(%2) : (tensor<1x2x5x5xi64>) -> ()
}
}
