func.func @nan_equals_nan() {
  %0 = stablehlo.constant dense<[0x7FC00000, 0xFFC00001, 1.0]> : tensor<3xf32>
  %1 = stablehlo.negate %0 : tensor<3xf32>
  check.expect_eq_const %1, dense<[0x7FC00000, 0x7FC00000, -1.0]> : tensor<3xf32>
  check.expect_almost_eq_const %1, dense<[0x7FC00000, 0x7FC00000, -1.0]> : tensor<3xf32>
  check.expect_eq %1, %1 : tensor<3xf32>
  return
}
func.func @infinities() {
  %0 = stablehlo.constant dense<[0x7F800000, 0xFF800000]> : tensor<2xf32>
  %1 = stablehlo.negate %0 : tensor<2xf32>
  check.expect_eq_const %1, dense<[0xFF800000, 0x7F800000]> : tensor<2xf32>
  check.expect_almost_eq_const %1, dense<[0xFF800000, 0x7F800000]> : tensor<2xf32>
  return
}
func.func @empty() {
  %0 = stablehlo.constant dense<> : tensor<0x3xi4>
  %1 = stablehlo.add %0, %0 : tensor<0x3xi4>
  check.expect_eq_const %1, dense<> : tensor<0x3xi4>
  return
}
func.func @booleans() {
  %0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %1 = stablehlo.not %0 : tensor<2xi1>
  check.expect_eq_const %1, dense<[false, true]> : tensor<2xi1>
  return
}
func.func @small_types() {
  %0 = stablehlo.constant dense<[1.0, -0.5]> : tensor<2xf8E4M3FN>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<2xf8E4M3FN>
  check.expect_eq_const %1, dense<[-0.5, 1.0]> : tensor<2xf8E4M3FN>
  return
}
