// A case of convolution on f32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<2x1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0100803F0000843F0000A03FDB0FC93F0100B03F00008040"> : tensor<3x2xf32>} : () -> (tensor<3x2xf32>)
  %1 = "stablehlo.constant"() {value = dense<"0x0000E03F54F82D400000C0BC"> : tensor<3x1xf32>} : () -> (tensor<3x1xf32>)
  %2 = "stablehlo.convolution"(%0, %1) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, input_spatial_dimensions = [], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = []>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64>, padding = dense<> : tensor<0x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>} : (tensor<3x2xf32>, tensor<3x1xf32>) -> (tensor<2x1xf32>)
  "func.return"(%2) : (tensor<2x1xf32>) -> ()
}
}
