// Breaks I2 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x2x2xf32>, %1: tensor<3x3xi1>) -> (tensor<3x3xi1>, tensor<3x3x2x2xf32>) {
  %2, %3 = "func.call"(%0, %1) : (tensor<3x3x2x2xf32>, tensor<3x3xi1>) -> (tensor<3x3xi1>, tensor<3x3x2x2xf32>)
  "func.return"(%2, %3) : (tensor<3x3xi1>, tensor<3x3x2x2xf32>) -> ()
}
func.func private @f0(%0: tensor<3x3x2x2xf32>, %1: tensor<3x3xi1>) -> (tensor<3x3xi1>, tensor<3x3x2x2xf32>) {
  %2 = "stablehlo.cholesky"(%0) {lower = true} : (tensor<3x3x2x2xf32>) -> (tensor<3x3x2x2xf32>)
  %3 = "stablehlo.constant"() {value = dense<[[[[true, false], [true, true]], [[true, false], [true, true]], [[true, false], [true, true]]], [[[true, false], [true, true]], [[true, false], [true, true]], [[true, false], [true, true]]], [[[true, false], [true, true]], [[true, false], [true, true]], [[true, false], [true, true]]]]> : tensor<3x3x2x2xi1>} : () -> (tensor<3x3x2x2xi1>)
  %4 = "stablehlo.constant"() {value = dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x3x2x2xf32>} : () -> (tensor<3x3x2x2xf32>)
  %5 = "stablehlo.select"(%3, %2, %4) : (tensor<3x3x2x2xi1>, tensor<3x3x2x2xf32>, tensor<3x3x2x2xf32>) -> (tensor<3x3x2x2xf32>)
  %6 = "stablehlo.constant"() {value = dense<"0xFCFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %7 = "stablehlo.constant"() {value = dense<"0xFDFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %8 = "stablehlo.constant"() {value = dense<"0x03000000000000000300000000000000"> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %9 = "stablehlo.rng"(%6, %7, %8) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> (tensor<3x3xi32>)
  "func.return"(%1, %5) : (tensor<3x3xi1>, tensor<3x3x2x2xf32>) -> ()
}
}
