// Breaks C1 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<2x3xi64>) {
  %1 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> (tensor<i64>)
  %2 = "stablehlo.constant"() {value = dense<[2, 3]> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<i64>, tensor<2xi64>) -> (tensor<2x3xi64>)
  "func.return"(%3) : (tensor<2x3xi64>) -> ()
}
}
