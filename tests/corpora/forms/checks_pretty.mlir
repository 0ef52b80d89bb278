// RUN: a-tool --interpret -split-input-file %s

// Every check op, pretty.

func.func @equal() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.add %0, %0 : tensor<2xi32>
  %2 = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  check.expect_eq_const %1, dense<[2, 4]> : tensor<2xi32>  // dense<[9, 9]> : in a comment
  check.expect_eq %1, %2 : tensor<2xi32>
  func.return
}

func.func @almost_equal() {
  %0 = stablehlo.constant dense<[0.1, 100.0]> : tensor<2xf32>
  %1 = stablehlo.add %0, %0 : tensor<2xf32>
  %2 = stablehlo.constant dense<[0.20005, 200.01]> : tensor<2xf32>
  check.expect_almost_eq %1, %2 : tensor<2xf32>
  check.expect_almost_eq_const %1,
    dense<[0.2,
           200.0]> : tensor<2xf32>
  check.expect_almost_eq_const %1, dense<[0.25, 200.0]> {tolerance = 0.1 : f64} : tensor<2xf32>
  return
}

func.func @close() {
  %0 = stablehlo.constant dense<[0x3F800000, 0x3F800003]> : tensor<2xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %2 = stablehlo.negate %0 : tensor<2xf32>
  %3 = stablehlo.negate %1 : tensor<2xf32>
  check.expect_close %2, %3 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %2, %3, max_ulp_difference = 3, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  return
}

func.func @complex_parts() {
  %0 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  %1 = stablehlo.real %0 : (tensor<complex<f32>>) -> tensor<f32>
  %2 = stablehlo.imag %0 : (tensor<complex<f32>>) -> tensor<f32>
  %3 = stablehlo.complex %2, %1 : tensor<complex<f32>>
  check.expect_eq_const %3, dense<(-2.0, 1.0)> : tensor<complex<f32>>
  check.expect_almost_eq_const %3, dense<(-2.00001, 1.0)> : tensor<complex<f32>>
  return
}
