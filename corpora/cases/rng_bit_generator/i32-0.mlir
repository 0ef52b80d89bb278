// A case of rng_bit_generator on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1000xi32>) {
  %1, %2 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1000xi32>)
  "func.return"(%1, %2) : (tensor<2xui64>, tensor<1000xi32>) -> ()
}
}
