// Breaks C2 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<ui8>, %1: tensor<ui8>) -> (tensor<3x2xui8>) {
  %2 = "stablehlo.constant"() {value = dense<[3, 2]> : tensor<2xi64>} : () -> (tensor<2xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<ui8>, tensor<ui8>, tensor<2xi64>) -> (tensor<3x2xui8>)
  "func.return"(%3) : (tensor<3x2xui8>) -> ()
}
}
