// Breaks C1 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i64>) -> (tensor<2x3xui16>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0300"> : tensor<ui16>} : () -> (tensor<ui16>)
  %2 = "stablehlo.constant"() {value = dense<"0x02000000000000000300000000000000"> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i64>, tensor<ui16>, tensor<2xi64>) -> (tensor<2x3xui16>)
  "func.return"(%3) : (tensor<2x3xui16>) -> ()
}
}
