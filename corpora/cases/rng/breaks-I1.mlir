// Breaks I1 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xf8E3M4>) -> (tensor<2x3xf8E3M4>) {
  %1 = "stablehlo.constant"() {value = dense<"0x58"> : tensor<f8E3M4>} : () -> (tensor<f8E3M4>)
  %2 = "stablehlo.constant"() {value = dense<"0x02000000000000000300000000000000"> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<1xf8E3M4>, tensor<f8E3M4>, tensor<2xi64>) -> (tensor<2x3xf8E3M4>)
  "func.return"(%3) : (tensor<2x3xf8E3M4>) -> ()
}
}
