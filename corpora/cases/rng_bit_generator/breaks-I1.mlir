// Breaks I1 of rng_bit_generator; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2x2xf6E3M2FN>) {
  %1, %2 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = unit} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x2x2xf6E3M2FN>)
  "func.return"(%1, %2) : (tensor<2xui64>, tensor<4x2x2xf6E3M2FN>) -> ()
}
}
