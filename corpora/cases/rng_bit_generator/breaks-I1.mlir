// Breaks I1 of rng_bit_generator; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf64>) {
  %1, %2 = "stablehlo.rng_bit_generator"(%0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xf64>)
  "func.return"(%1, %2) : (tensor<2xui64>, tensor<3x3xf64>) -> ()
}
}
