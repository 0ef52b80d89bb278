// Self-checking: main returns true where a case of rng_bit_generator on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x00FFFFFFFFFFFFFF01FCFFFFFFFFFFFF"> : tensor<2xui64>} : () -> (tensor<2xui64>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2xui64>) -> (tensor<2xui64>)
  %v3, %v4 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1000xi32>)
  %v5 = "stablehlo.constant"() {value = dense<"0x00FFFFFFFFFFFFFF0000000800000000"> : tensor<2xui64>} : () -> (tensor<2xui64>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<2xui64>) -> (tensor<2xui64>)
  %v7, %v8 = "func.call"(%v6) {callee = @case_under_test} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1000xi32>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v9) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2xui64>) -> (tensor<2xui64>, tensor<1000xi32>) {
  %1, %2 = "stablehlo.rng_bit_generator"(%0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1000xi32>)
  "func.return"(%1, %2) : (tensor<2xui64>, tensor<1000xi32>) -> ()
}
}
