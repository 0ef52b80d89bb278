// Breaks I10 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x1x8x1xi8>, %1: tensor<1x4x3x2xi8>) -> (tensor<4x2x1x0xi8>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 1, input_spatial_dimensions = "wrong", kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [3, 2], output_batch_dimension = 1, output_feature_dimension = 0, output_spatial_dimensions = [2, 3]>, batch_group_count = 4 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, window_strides = array<i64: 2, 2>} : (tensor<3x1x8x1xi8>, tensor<1x4x3x2xi8>) -> (tensor<4x2x1x0xi8>)
  "func.return"(%2) : (tensor<4x2x1x0xi8>) -> ()
}
}
