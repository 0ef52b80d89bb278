// Breaks C1 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xi2>, %1: tensor<2x3x4x2xi2>, %2: tensor<i2>) -> (tensor<3x4xi2>, tensor<3x4x2xi2>) {
  %3 = "stablehlo.constant"() {value = dense<1> : tensor<i2>} : () -> (tensor<i2>)
  %10, %11 = "stablehlo.reduce"(%0, %1, %3, %2) ({
  ^bb0(%4: tensor<i2>, %5: tensor<i2>, %6: tensor<i2>, %7: tensor<i2>):
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<i2>} : () -> (tensor<i2>)
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<i2>} : () -> (tensor<i2>)
    "stablehlo.return"(%8, %9) : (tensor<i2>, tensor<i2>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2x3x4xi2>, tensor<2x3x4x2xi2>, tensor<i2>, tensor<i2>) -> (tensor<3x4xi2>, tensor<3x4x2xi2>)
  "func.return"(%10, %11) : (tensor<3x4xi2>, tensor<3x4x2xi2>) -> ()
}
}
