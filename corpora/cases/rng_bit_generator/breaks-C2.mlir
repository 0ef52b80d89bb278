// Breaks C2 of rng_bit_generator; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xui64>) -> (tensor<1xui64>, tensor<4x2x2xi64>) {
  %1, %2 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<1xui64>) -> (tensor<1xui64>, tensor<4x2x2xi64>)
  "func.return"(%1, %2) : (tensor<1xui64>, tensor<4x2x2xi64>) -> ()
}
}
