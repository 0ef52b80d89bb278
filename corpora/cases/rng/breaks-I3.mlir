// Breaks I3 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<3x3xf8E4M3>) {
  %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f8E4M3>} : () -> (tensor<f8E4M3>)
  %2 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f8E4M3>} : () -> (tensor<f8E4M3>)
  %3 = "stablehlo.rng"(%1, %2, %0) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<2xf32>) -> (tensor<3x3xf8E4M3>)
  "func.return"(%3) : (tensor<3x3xf8E4M3>) -> ()
}
}
