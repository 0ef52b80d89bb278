// Self-checking: main returns true where a case of exponential_minus_one on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<7x0xf32>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<7x0xf32>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<7x0xf32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<7x0xf32>} : () -> (tensor<7x0xf32>)
  %1 = "stablehlo.exponential_minus_one"(%0) : (tensor<7x0xf32>) -> (tensor<7x0xf32>)
  "func.return"(%1) : (tensor<7x0xf32>) -> ()
}
}
