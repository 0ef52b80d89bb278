func.func @dict_after() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[1.0, 2.05]> : tensor<2xf32> {tolerance = 1.0e-1 : f64}
  func.return
}
func.func @dict_before() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[1.0, 2.05]> {tolerance = 0.1} : tensor<2xf32>
  func.return
}
func.func @dict_between() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[1.0, 2.05]> : tensor<2xf32> {tolerance = 0.1} : tensor<2xf32>
  func.return
}
func.func @tol_inline() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[1.0, 2.05]> : tensor<2xf32>, tolerance = 0.1
  func.return
}
func.func @tol_inline2() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[1.0, 2.05]>, tolerance = 0.1 : tensor<2xf32>
  func.return
}
func.func @close_after() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_close %0, %0, max_ulp_difference = 0, min_ulp_difference = 0 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %0, %0 {max_ulp_difference = 0 : i64, min_ulp_difference = 0 : i64} : tensor<2xf32>, tensor<2xf32>
  check.expect_close %0, %0 : tensor<2xf32>, tensor<2xf32> {max_ulp_difference = 0 : i64}
  check.expect_eq %0, %0 : tensor<2xf32> {foo = "bar"}
  func.return
}
