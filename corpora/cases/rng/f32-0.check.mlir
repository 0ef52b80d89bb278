// Self-checking: main returns true where a case of rng on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<f32>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<f32>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000080C0"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.constant"() {value = dense<"0x00000040"> : tensor<f32>} : () -> (tensor<f32>)
  %2 = "stablehlo.constant"() {value = dense<> : tensor<0xi64>} : () -> (tensor<0xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> (tensor<f32>)
  "func.return"(%3) : (tensor<f32>) -> ()
}
}
