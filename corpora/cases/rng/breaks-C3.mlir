// Breaks C3 of rng; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x12x2xi8>) {
  %0 = "stablehlo.constant"() {value = dense<-4> : tensor<i8>} : () -> (tensor<i8>)
  %1 = "stablehlo.constant"() {value = dense<-1> : tensor<i8>} : () -> (tensor<i8>)
  %2 = "stablehlo.constant"() {value = dense<[4, 2, 2]> : tensor<3xi64>} : () -> (tensor<3xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i8>, tensor<i8>, tensor<3xi64>) -> (tensor<4x12x2xi8>)
  "func.return"(%3) : (tensor<4x12x2xi8>) -> ()
}
}
