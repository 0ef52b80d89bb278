// Breaks C3 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xi64>) -> (tensor<3x2xui2>) {
  %1 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui2>} : () -> (tensor<ui2>)
  %2 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<ui2>} : () -> (tensor<ui2>)
  %3 = "stablehlo.rng"(%1, %2, %0) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<ui2>, tensor<ui2>, tensor<1xi64>) -> (tensor<3x2xui2>)
  "func.return"(%3) : (tensor<3x2xui2>) -> ()
}
}
