// Breaks C2 of func.call; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui64>, %1: tensor<2xui8>) -> (tensor<3x3xui64>) {
  %2 = "func.call"(%1, %0) {callee = @f0} : (tensor<2xui8>, tensor<3x3xui64>) -> (tensor<3x3xui64>)
  "func.return"(%2) : (tensor<3x3xui64>) -> ()
}
func.func private @f0(%0: tensor<2xui64>, %1: tensor<3x3xui64>) -> (tensor<3x3xui64>) {
  %2, %3 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi2>)
  "func.return"(%1) : (tensor<3x3xui64>) -> ()
}
}
