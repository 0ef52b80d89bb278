// Breaks I13 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x5x1xi2>, %1: tensor<2x1x1x1xi2>) -> (tensor<2x8x1x1xi2>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = "wrong", output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x2x5x1xi2>, tensor<2x1x1x1xi2>) -> (tensor<2x8x1x1xi2>)
  "func.return"(%2) : (tensor<2x8x1x1xi2>) -> ()
}
}
