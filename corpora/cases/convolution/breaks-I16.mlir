// Breaks I16 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x4x1x1xi4>, %1: tensor<4x3x1x3xi4>) -> (tensor<1x4x8x0xi4>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 3, input_feature_dimension = 0, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [3, 1], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = "wrong">, batch_group_count = 1 : i64, feature_group_count = 2 : i64, lhs_dilation = array<i64: 3, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x1x1xi4>, tensor<4x3x1x3xi4>) -> (tensor<1x4x8x0xi4>)
  "func.return"(%2) : (tensor<1x4x8x0xi4>) -> ()
}
}
