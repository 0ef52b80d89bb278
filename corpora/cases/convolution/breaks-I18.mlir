// Breaks I18 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x3x1x2xi1>, %1: tensor<1x6x2x2x1xi1>) -> (tensor<6x3x2x2x1xi1>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 3, output_feature_dimension = 0, output_spatial_dimensions = [4, 2, 1]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[0, -1], [2, 0], [0, 1]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x3x3x1x2xi1>, tensor<1x6x2x2x1xi1>) -> (tensor<6x3x2x2x1xi1>)
  "func.return"(%2) : (tensor<6x3x2x2x1xi1>) -> ()
}
}
