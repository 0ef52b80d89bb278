// Breaks I10 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x1x1x1x2xi8>, %1: tensor<1x1x1x4x2xi8>) -> (tensor<3x2x2x4x2xi8>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = unit, kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [1, 4, 0], output_batch_dimension = 2, output_feature_dimension = 3, output_spatial_dimensions = [1, 4, 0]>, batch_group_count = 2 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[-1, 2], [0, 2], [1, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<4x1x1x1x2xi8>, tensor<1x1x1x4x2xi8>) -> (tensor<3x2x2x4x2xi8>)
  "func.return"(%2) : (tensor<3x2x2x4x2xi8>) -> ()
}
}
