func.func @comparison() {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = chlo.broadcast_compare %0, %1 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<3xi32>, tensor<i32>) -> tensor<3xi1>
  check.expect_eq_const %2, dense<[true, false, false]> : tensor<3xi1>
  return
}
func.func @top_k() {
  %0 = stablehlo.constant dense<[3.0, 9.0, 5.0, 7.0]> : tensor<4xf32>
  %1, %2 = chlo.top_k(%0, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  check.expect_eq_const %1, dense<[9.0, 7.0]> : tensor<2xf32>
  check.expect_eq_const %2, dense<[1, 3]> : tensor<2xi32>
  return
}
func.func @error_function() {
  %0 = stablehlo.constant dense<[0.0, 0.5, -2.0]> : tensor<3xf32>
  %1 = chlo.erf %0 : tensor<3xf32> -> tensor<3xf32>
  check.expect_almost_eq_const %1, dense<[0.0, 0.520500, -0.995322]> : tensor<3xf32>
  return
}
func.func @predicates() {
  %0 = stablehlo.constant dense<[0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  %1 = chlo.is_inf %0 : tensor<4xf32> -> tensor<4xi1>
  %2 = chlo.is_pos_inf %0 : tensor<4xf32> -> tensor<4xi1>
  check.expect_eq_const %1, dense<[false, true, true, false]> : tensor<4xi1>
  check.expect_eq_const %2, dense<[false, true, false, false]> : tensor<4xi1>
  return
}
func.func @constants() {
  %0 = "chlo.constant"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  %1 = "chlo.constant_like"(%0) {value = 5 : i32} : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %1, dense<5> : tensor<2xi32>
  return
}
func.func @gamma() {
  %0 = stablehlo.constant dense<[0.5, 3.0]> : tensor<2xf32>
  %1 = chlo.lgamma %0 : tensor<2xf32> -> tensor<2xf32>
  %2 = chlo.digamma %0 : tensor<2xf32> -> tensor<2xf32>
  check.expect_almost_eq_const %1, dense<[0.572365, 0.693147]> : tensor<2xf32>
  check.expect_almost_eq_const %2, dense<[-1.963510, 0.922784]> : tensor<2xf32>
  return
}
