// Self-checking: main returns true where a case of convolution on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x80FFFFFFECFFFFFF5D46F3DBF3D4031A82EDC5AFFFBFFFFF00E0FFFF410000005B402FB4458981D401080000FFFFFBFF8C4DEA6600000100010000100000C0FF0002000080FFFFFFECFFFFFF5D46F3DBF3D4031A82EDC5AFFFBFFFFF00E0FFFF"> : tensor<2x3x2x2x1xi32>} : () -> (tensor<2x3x2x2x1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x3x2x2x1xi32>) -> (tensor<2x3x2x2x1xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2x3x2x2x1xi32>) -> (tensor<2x3x0x2x4xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x7F000000FF7FFFFF0104000001FEFFFF010000FF01F8FFFF349812DDEFFFFFFFFFBFFFFF0000E0FF434274488FD2FE8900000010FFFFFBFF1200000000000040000000027F000000FF7FFFFF0104000001FEFFFF010000FF01F8FFFF349812DD"> : tensor<2x3x2x2x1xi32>} : () -> (tensor<2x3x2x2x1xi32>)
  %v5 = "stablehlo.optimization_barrier"(%v4) : (tensor<2x3x2x2x1xi32>) -> (tensor<2x3x2x2x1xi32>)
  %v6 = "func.call"(%v5) {callee = @case_under_test} : (tensor<2x3x2x2x1xi32>) -> (tensor<2x3x0x2x4xi32>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x3x2x2x1xi32>) -> (tensor<2x3x0x2x4xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x21000000FF7F00001C4D429B0000F0FF6A444429FFFFFF3FFF3F0000FFFF0300F0FFFFFF010080000E000000FDFFFFFF120000000000400000002000000000100300000121000000FF7F00001C4D429B0000F0FF6A444429FFFFFF3FFF3F0000FFFF0300F0FFFFFF010080000E000000FDFFFFFF120000000000400000002000000000100300000121000000FF7F0000"> : tensor<2x1x2x3x3xi32>} : () -> (tensor<2x1x2x3x3xi32>)
  %2 = "stablehlo.convolution"(%1, %0) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 0, input_spatial_dimensions = [4, 1, 3], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 3, 4], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3, 4]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 2>, padding = dense<[[-1, 0], [1, 2], [-1, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2, 1>, window_reversal = array<i1: true, false, false>, window_strides = array<i64: 2, 1, 1>} : (tensor<2x1x2x3x3xi32>, tensor<2x3x2x2x1xi32>) -> (tensor<2x3x0x2x4xi32>)
  "func.return"(%2) : (tensor<2x3x0x2x4xi32>) -> ()
}
}
