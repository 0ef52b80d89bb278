// Breaks C2 of rng; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>, %1: tensor<i32>) -> (tensor<4x2x2xi32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x040000000000000002000000000000000200000000000000"> : tensor<3xi64>} : () -> (tensor<3xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<i32>, tensor<i32>, tensor<3xi64>) -> (tensor<4x2x2xi32>)
  "func.return"(%3) : (tensor<4x2x2xi32>) -> ()
}
}
