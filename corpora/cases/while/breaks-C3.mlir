// Breaks C3 of while; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf6E2M3FN>, %1: tensor<4x2x2xf6E2M3FN>, %2: tensor<1x1x2x2x3xi8>, %3: tensor<2x2x1x1x2xi8>) -> (tensor<3x2x2xf6E2M3FN>, tensor<4x2x2xf6E2M3FN>, tensor<i2>, tensor<4x2x2xf6E2M3FN>) {
  %4 = "stablehlo.constant"() {value = dense<1> : tensor<i2>} : () -> (tensor<i2>)
  %19, %20, %21, %22 = "stablehlo.while"(%0, %1, %4, %0) ({
  ^bb0(%5: tensor<4x2x2xf6E2M3FN>, %6: tensor<4x2x2xf6E2M3FN>, %7: tensor<i2>, %8: tensor<4x2x2xf6E2M3FN>):
    %9 = "stablehlo.constant"() {value = dense<1> : tensor<i2>} : () -> (tensor<i2>)
    %10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i2>, tensor<i2>) -> (tensor<i1>)
    "stablehlo.return"(%10) : (tensor<i1>) -> ()
  }, {
  ^bb0(%11: tensor<4x2x2xf6E2M3FN>, %12: tensor<4x2x2xf6E2M3FN>, %13: tensor<i2>, %14: tensor<4x2x2xf6E2M3FN>):
    %15 = "stablehlo.convolution"(%2, %3) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3, 4], kernel_input_feature_dimension = 3, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2, 4, 0], output_batch_dimension = 4, output_feature_dimension = 0, output_spatial_dimensions = [3, 1, 2]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 4>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: true, false, true>, window_strides = array<i64: 1, 1, 1>} : (tensor<1x1x2x2x3xi8>, tensor<2x2x1x1x2xi8>) -> (tensor<2x1x8x2x1xi8>)
    %16 = "stablehlo.not"(%15) : (tensor<2x1x8x2x1xi8>) -> (tensor<2x1x8x2x1xi8>)
    %17 = "stablehlo.constant"() {value = dense<1> : tensor<i2>} : () -> (tensor<i2>)
    %18 = "stablehlo.subtract"(%13, %17) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    "stablehlo.return"(%1, %0, %18, %14) : (tensor<4x2x2xf6E2M3FN>, tensor<4x2x2xf6E2M3FN>, tensor<i2>, tensor<4x2x2xf6E2M3FN>) -> ()
  }) : (tensor<4x2x2xf6E2M3FN>, tensor<4x2x2xf6E2M3FN>, tensor<i2>, tensor<4x2x2xf6E2M3FN>) -> (tensor<3x2x2xf6E2M3FN>, tensor<4x2x2xf6E2M3FN>, tensor<i2>, tensor<4x2x2xf6E2M3FN>)
  "func.return"(%19, %20, %21, %22) : (tensor<3x2x2xf6E2M3FN>, tensor<4x2x2xf6E2M3FN>, tensor<i2>, tensor<4x2x2xf6E2M3FN>) -> ()
}
}
