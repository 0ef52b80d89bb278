// Self-checking: main returns true where a case of rng on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<3x3x3x2xf32>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<3x3x3x2xf32>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<3x3x3x2xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000000C0"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.constant"() {value = dense<"0x0000C040"> : tensor<f32>} : () -> (tensor<f32>)
  %2 = "stablehlo.constant"() {value = dense<"0x0300000000000000030000000000000003000000000000000200000000000000"> : tensor<4xi64>} : () -> (tensor<4xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<4xi64>) -> (tensor<3x3x3x2xf32>)
  "func.return"(%3) : (tensor<3x3x3x2xf32>) -> ()
}
}
