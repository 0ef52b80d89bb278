// Breaks C8 of reduce; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi2>) -> (tensor<3xui32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i2>} : () -> (tensor<i2>)
  %2 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i2>} : () -> (tensor<i2>)
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<i2>, tensor<2x3xi2>, tensor<i2>) -> (tensor<2x3xi2>)
  %4 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i2>} : () -> (tensor<i2>)
  %8 = "stablehlo.reduce"(%3, %4) ({
  ^bb0(%5: tensor<i2>, %6: tensor<i2>):
    %7 = "stablehlo.add"(%5, %6) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    "stablehlo.return"(%7) : (tensor<i2>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2x3xi2>, tensor<i2>) -> (tensor<3xui32>)
  "func.return"(%8) : (tensor<3xui32>) -> ()
}
}
