// Breaks I4 of rng; made by python -m corpora build.
module {
func.func public @main() -> (tensor<4x2x2xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.constant"() {value = dense<"0x09000000"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0x040000000000000002000000000000000200000000000000"> : tensor<3xi64>} : () -> (tensor<3xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = unit} : (tensor<i32>, tensor<i32>, tensor<3xi64>) -> (tensor<4x2x2xi32>)
  "func.return"(%3) : (tensor<4x2x2xi32>) -> ()
}
}
