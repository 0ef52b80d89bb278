func.func @lowered() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = chlo.broadcast_add %0, %0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %1, dense<[2.0, 4.0]> : tensor<2xf32>
  return
}
func.func @elementary() {
  %0 = stablehlo.constant dense<[0.5, 1.0]> : tensor<2xf32>
  %1 = chlo.sinh %0 : tensor<2xf32> -> tensor<2xf32>
  check.expect_almost_eq_const %1, dense<[0.521095, 1.175201]> : tensor<2xf32>
  return
}
