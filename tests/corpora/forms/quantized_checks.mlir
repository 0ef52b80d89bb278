!q = !quant.uniform<i8:f32, 0.5:3>
!qu = !quant.uniform<u8:f32, 0.5:128>
!tq = tensor<3x!quant.uniform<i8<-127:127>:f32, 0.5>>
#c = dense<[1, 2, 3]> : tensor<3xi8>
func.func @alias() {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %1 = stablehlo.uniform_quantize %0 : (tensor<3xf32>) -> tensor<3x!q>
  %2 = stablehlo.add %1, %1 : tensor<3x!q>
  check.expect_eq_const %2, dense<[7, 11, 15]> : tensor<3x!q>
  func.return
}
func.func @alias_tensor() {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %1 = stablehlo.uniform_quantize %0 : (tensor<3xf32>) -> !tq
  %3 = stablehlo.uniform_dequantize %1 : (!tq) -> tensor<3xf32>
  check.expect_almost_eq_const %3, dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  check.expect_eq_const %1, dense<[2, 4, 6]> : !tq
  func.return
}
func.func @const_pretty_storage() {
  %0 = stablehlo.constant() {value = dense<[1, 2, 3]> : tensor<3xi8>} : () -> tensor<3x!q>
  check.expect_eq_const %0, dense<[1, 2, 3]> : tensor<3x!q>
  func.return
}
func.func @const_generic() {
  %0 = "stablehlo.constant"() {value = dense<[1, 2, 3]> : tensor<3xi8>} : () -> tensor<3x!q>
  %1 = "stablehlo.constant"() <{value = dense<[1, 2, 3]> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  check.expect_eq %0, %1 : tensor<3x!q>
  %2 = stablehlo.bitcast_convert %0 : (tensor<3x!q>) -> tensor<3xi8>
  check.expect_eq_const %2, dense<[1, 2, 3]> : tensor<3xi8>
  %3 = stablehlo.bitcast_convert %2 : (tensor<3xi8>) -> tensor<3x!qu>
  check.expect_eq_const %3, dense<[1, 2, 3]> : tensor<3x!qu>
  check.expect_eq_const %2, #c : tensor<3xi8>
  func.return
}
func.func @signed_spelling() {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %1 = stablehlo.uniform_quantize %0 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8<-128:127>:f32, 5.000000e-01:-128>>
  %2 = stablehlo.uniform_quantize %1 : (tensor<3x!quant.uniform<i8:f32, 0.5:-128>>) -> tensor<3x!quant.uniform<i16:f32, 0.1:7>>
  check.expect_eq_const %2, dense<[17, 27, 37]> : tensor<3x!quant.uniform<i16:f32, 0.1:7>>
  func.return
}
func.func @checked() {
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %x = stablehlo.convert %c : (tensor<3xf32>) -> tensor<?xf32>
  %0 = stablehlo.uniform_quantize %x : (tensor<?xf32>) -> tensor<?x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.add %0, %0 : tensor<?x!quant.uniform<i8:f32, 0.5:3>>
  check.expect_eq_const %1, dense<[7, 11, 15]> : tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<?x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<?xf32>
  check.expect_almost_eq_const %2, dense<[2.0, 4.0, 6.0]> : tensor<3xf32>
  func.return
}
func.func @hybriddot() {
  %x = stablehlo.constant dense<1.0> : tensor<2x3xf32>
  %w = "stablehlo.constant"() {value = dense<2> : tensor<3x2xi8>} : () -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %0, dense<[[3.0, 1.5], [3.0, 1.5]]> : tensor<2x2xf32>
  func.return
}
