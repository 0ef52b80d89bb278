// A case of convolution on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x1x3x3x2xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x002474490080F740000000C0FEDF7B41000080DF00FEFF4600006000000080440000A0BF0000D84000008C3F54F82D40000080DF0000000101000000000040BE0000C84200247449"> : tensor<2x1x3x3x1xf32>} : () -> (tensor<2x1x3x3x1xf32>)
  %1 = "stablehlo.constant"() {value = dense<"0x6F12833A337331440100804A807F7FFF"> : tensor<1x1x2x1x2xf32>} : () -> (tensor<1x1x2x1x2xf32>)
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 4, input_spatial_dimensions = [2, 0, 3], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<[[-1, 2], [1, 0], [0, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>} : (tensor<2x1x3x3x1xf32>, tensor<1x1x2x1x2xf32>) -> (tensor<1x1x3x3x2xf32>)
  "func.return"(%2) : (tensor<1x1x3x3x2xf32>) -> ()
}
}
