// Breaks C1 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui64>, %1: tensor<1x4x1xi2>, %2: tensor<1x4x1xi2>) -> (tensor<4x2x2xui64>, tensor<1x1x2xi2>, tensor<4x2x2xui64>) {
  %3, %4, %5 = "func.call"(%0, %1, %0) {callee = @f0} : (tensor<4x2x2xui64>, tensor<1x4x1xi2>, tensor<4x2x2xui64>) -> (tensor<4x2x2xui64>, tensor<1x1x2xi2>, tensor<4x2x2xui64>)
  %6 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> (tensor<ui64>)
  %7 = "stablehlo.constant"() {value = dense<2> : tensor<ui64>} : () -> (tensor<ui64>)
  %8 = "stablehlo.clamp"(%6, %3, %7) : (tensor<ui64>, tensor<4x2x2xui64>, tensor<ui64>) -> (tensor<4x2x2xui64>)
  %9 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> (tensor<ui64>)
  %10 = "stablehlo.constant"() {value = dense<8> : tensor<ui64>} : () -> (tensor<ui64>)
  %11 = "stablehlo.clamp"(%9, %5, %10) : (tensor<ui64>, tensor<4x2x2xui64>, tensor<ui64>) -> (tensor<4x2x2xui64>)
  %12, %13, %14 = "func.call"(%8, %2, %11) {callee = @no_function} : (tensor<4x2x2xui64>, tensor<1x4x1xi2>, tensor<4x2x2xui64>) -> (tensor<4x2x2xui64>, tensor<1x1x2xi2>, tensor<4x2x2xui64>)
  "func.return"(%12, %13, %14) : (tensor<4x2x2xui64>, tensor<1x1x2xi2>, tensor<4x2x2xui64>) -> ()
}
func.func private @f0(%0: tensor<4x2x2xui64>, %1: tensor<1x4x1xi2>, %2: tensor<4x2x2xui64>) -> (tensor<4x2x2xui64>, tensor<1x1x2xi2>, tensor<4x2x2xui64>) {
  %3 = "stablehlo.power"(%0, %0) : (tensor<4x2x2xui64>, tensor<4x2x2xui64>) -> (tensor<4x2x2xui64>)
  %4 = "stablehlo.reshape"(%1) : (tensor<1x4x1xi2>) -> (tensor<2x1x2xi2>)
  %5 = "stablehlo.convolution"(%1, %4) {dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [1], output_batch_dimension = 1, output_feature_dimension = 2, output_spatial_dimensions = [0]>, batch_group_count = 1 : i64, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<1x4x1xi2>, tensor<2x1x2xi2>) -> (tensor<1x1x2xi2>)
  "func.return"(%2, %5, %3) : (tensor<4x2x2xui64>, tensor<1x1x2xi2>, tensor<4x2x2xui64>) -> ()
}
}
