// A case of convolution on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x2x2x1xi32>) -> (tensor<2x3x0x2x4xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x21000000FF7F00001C4D429B0000F0FF6A444429FFFFFF3FFF3F0000FFFF0300F0FFFFFF010080000E000000FDFFFFFF120000000000400000002000000000100300000121000000FF7F00001C4D429B0000F0FF6A444429FFFFFF3FFF3F0000FFFF0300F0FFFFFF010080000E000000FDFFFFFF120000000000400000002000000000100300000121000000FF7F0000"> : tensor<2x1x2x3x3xi32>} : () -> (tensor<2x1x2x3x3xi32>)
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 0, input_spatial_dimensions = [4, 1, 3], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 2>, padding = dense<[[-1, 0], [1, 2], [-1, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2, 1>, window_reversal = array<i1: true, false, false>, window_strides = array<i64: 2, 1, 1>} : (tensor<2x1x2x3x3xi32>, tensor<2x3x2x2x1xi32>) -> (tensor<2x3x0x2x4xi32>)
  "func.return"(%2) : (tensor<2x3x0x2x4xi32>) -> ()
}
}
