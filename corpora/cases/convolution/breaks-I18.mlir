// Breaks I18 of convolution; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x4x1xi1>, %1: tensor<4x2x2xi1>) -> (tensor<4x0x1xi1>) {
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 0, input_spatial_dimensions = [1], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [1], output_batch_dimension = 2, output_feature_dimension = 0, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[-4, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 3>, window_reversal = array<i1: false>, window_strides = array<i64: 5>} : (tensor<2x4x1xi1>, tensor<4x2x2xi1>) -> (tensor<4x0x1xi1>)
  "func.return"(%2) : (tensor<4x0x1xi1>) -> ()
}
}
