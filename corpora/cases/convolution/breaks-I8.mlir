// Breaks I8 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x5x1xi32>, %1: tensor<1x3x2x3xi32>) -> (tensor<3x3x5x1xi32>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = "wrong", input_feature_dimension = 3, input_spatial_dimensions = [2, 1], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [2, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<3x1x5x1xi32>, tensor<1x3x2x3xi32>) -> (tensor<3x3x5x1xi32>)
  "func.return"(%2) : (tensor<3x3x5x1xi32>) -> ()
}
}
