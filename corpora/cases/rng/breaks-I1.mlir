// Breaks I1 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xui8>) -> (tensor<3x3xui8>) {
  %1 = "stablehlo.constant"() {value = dense<3> : tensor<ui8>} : () -> (tensor<ui8>)
  %2 = "stablehlo.constant"() {value = dense<3> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<1xui8>, tensor<ui8>, tensor<2xi64>) -> (tensor<3x3xui8>)
  "func.return"(%3) : (tensor<3x3xui8>) -> ()
}
}
