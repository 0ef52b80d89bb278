// Breaks I2 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xi2>) -> (tensor<3x3xi2>) {
  %1 = "stablehlo.constant"() {value = dense<-2> : tensor<i2>} : () -> (tensor<i2>)
  %2 = "stablehlo.constant"() {value = dense<3> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%1, %0, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i2>, tensor<1xi2>, tensor<2xi64>) -> (tensor<3x3xi2>)
  "func.return"(%3) : (tensor<3x3xi2>) -> ()
}
}
