module @named attributes {some.attribute = 1 : i32} {
  func.func public @equal() {
    %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
    "check.expect_eq_const"(%1) <{value = dense<[1, 4]> : tensor<2xi8>}> : (tensor<2xi8>) -> ()
    "check.expect_eq_const"(%1) {value = dense<"0x0104"> : tensor<2xi8>} : (tensor<2xi8>) -> ()
    "check.expect_eq"(%1, %1) : (tensor<2xi8>, tensor<2xi8>) -> ()
    "func.return"() : () -> ()
  }
  func.func public @floats() {
    %0 = stablehlo.constant dense<[0.5, 0.25]> : tensor<2xf16>
    %1 = stablehlo.multiply %0, %0 : tensor<2xf16>
    %2 = stablehlo.constant dense<[0.25001, 0.0625]> : tensor<2xf16>
    "check.expect_almost_eq"(%1, %2) {tolerance = 1.0e-3 : f64} : (tensor<2xf16>, tensor<2xf16>) -> ()
    "check.expect_almost_eq_const"(%1) {value = dense<[0.25, 0.0625]> : tensor<2xf16>} : (tensor<2xf16>) -> ()
    "check.expect_close"(%1, %2) <{max_ulp_difference = 1 : i64, min_ulp_difference = 0 : i64}>
      : (tensor<2xf16>, tensor<2xf16>) -> ()
    func.return
  }
}
