func.func @wrong_value() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.add %0, %0 : tensor<2xi32>
  check.expect_eq_const %1, dense<[2, 5]> : tensor<2xi32>
  return
}
func.func @zeros_differ() {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  check.expect_eq_const %1, dense<0.0> : tensor<f32>
  return
}
func.func @nan_is_no_number() {
  %0 = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %1 = stablehlo.negate %0 : tensor<2xf32>
  check.expect_eq_const %1, dense<[1.0, -1.0]> : tensor<2xf32>
  return
}
func.func @beyond_the_tolerance() {
  %0 = stablehlo.constant dense<0.1> : tensor<f64>
  %1 = stablehlo.add %0, %0 : tensor<f64>
  check.expect_almost_eq_const %1, dense<0.2002> : tensor<f64>
  return
}
func.func @four_ulps() {
  %0 = stablehlo.constant dense<0x3F800004> : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  %2 = stablehlo.constant dense<-1.0> : tensor<f32>
  check.expect_close %1, %2 : tensor<f32>, tensor<f32>
  return
}
func.func @second_check() {
  %0 = stablehlo.constant dense<7> : tensor<ui8>
  %1 = stablehlo.add %0, %0 : tensor<ui8>
  check.expect_eq_const %1, dense<14> : tensor<ui8>
  check.expect_eq_const %1, dense<15> : tensor<ui8>
  return
}
