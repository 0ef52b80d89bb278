// Breaks I2 of rng_bit_generator; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2x3xf16>) {
  %1, %2 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = #stablehlo<rng_algorithm DEFAULT>} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2x3xf16>)
  "func.return"(%1, %2) : (tensor<2xf32>, tensor<2x3xf16>) -> ()
}
}
