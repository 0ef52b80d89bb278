// A case of convolution on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x1x1x2xf32>) -> (tensor<3x3x2x3x2xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x000080C0000080400000E0C000000000000040400000A0400000803F000000400000C04000004040000000000000A040000080C00000E040000040C00000C0C000000000000080C0000080400000E0C000000000000040400000A0400000803F000000400000C04000004040000000000000A040000080C00000E040000040C00000C0C000000000000080C000008040"> : tensor<2x2x1x3x3xf32>} : () -> (tensor<2x2x1x3x3xf32>)
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 2, output_feature_dimension = 0, output_spatial_dimensions = [1, 3, 4]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [1, -1], [1, -1]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x2x1x3x3xf32>, tensor<2x3x1x1x2xf32>) -> (tensor<3x3x2x3x2xf32>)
  "func.return"(%2) : (tensor<3x3x2x3x2xf32>) -> ()
}
}
