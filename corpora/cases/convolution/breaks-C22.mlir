// Breaks C22 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x5x5x4xf6E3M2FN>, %1: tensor<3x3x4x4xf6E3M2FN>) -> (tensor<4x3x3x4xf6E3M2FN>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, batch_group_count = 0 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<4x5x5x4xf6E3M2FN>, tensor<3x3x4x4xf6E3M2FN>) -> (tensor<4x3x3x4xf6E3M2FN>)
  "func.return"(%2) : (tensor<4x3x3x4xf6E3M2FN>) -> ()
}
}
