// Breaks C2 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi2>, %1: tensor<2x3xi1>) -> (tensor<2x3xbf16>, tensor<2x3xi2>, tensor<2x3xi2>) {
  %2 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<i2>} : () -> (tensor<i2>)
  %3 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i2>} : () -> (tensor<i2>)
  %4 = "stablehlo.clamp"(%2, %0, %3) : (tensor<i2>, tensor<2x3xi2>, tensor<i2>) -> (tensor<2x3xi2>)
  %5, %6, %7 = "func.call"(%0, %4, %4) {callee = @f0} : (tensor<2x3xi2>, tensor<2x3xi2>, tensor<2x3xi2>) -> (tensor<2x3xbf16>, tensor<2x3xi2>, tensor<2x3xi2>)
  %8 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<i2>} : () -> (tensor<i2>)
  %9 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i2>} : () -> (tensor<i2>)
  %10 = "stablehlo.clamp"(%8, %6, %9) : (tensor<i2>, tensor<2x3xi2>, tensor<i2>) -> (tensor<2x3xi2>)
  %11, %12, %13 = "func.call"(%1, %10, %10) {callee = @f0} : (tensor<2x3xi1>, tensor<2x3xi2>, tensor<2x3xi2>) -> (tensor<2x3xbf16>, tensor<2x3xi2>, tensor<2x3xi2>)
  "func.return"(%11, %12, %13) : (tensor<2x3xbf16>, tensor<2x3xi2>, tensor<2x3xi2>) -> ()
}
func.func private @f0(%0: tensor<2x3xi2>, %1: tensor<2x3xi2>, %2: tensor<2x3xi2>) -> (tensor<2x3xbf16>, tensor<2x3xi2>, tensor<2x3xi2>) {
  %3 = "stablehlo.not"(%0) : (tensor<2x3xi2>) -> (tensor<2x3xi2>)
  %4 = "stablehlo.add"(%1, %2) : (tensor<2x3xi2>, tensor<2x3xi2>) -> (tensor<2x3xi2>)
  %5 = "stablehlo.convert"(%0) : (tensor<2x3xi2>) -> (tensor<2x3xbf16>)
  "func.return"(%5, %4, %3) : (tensor<2x3xbf16>, tensor<2x3xi2>, tensor<2x3xi2>) -> ()
}
}
