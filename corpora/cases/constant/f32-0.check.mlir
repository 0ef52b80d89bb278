// Self-checking: main returns true where a case of constant on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<0x7xf32>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<0x7xf32>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<0x7xf32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<0x7xf32>} : () -> (tensor<0x7xf32>)
  "func.return"(%0) : (tensor<0x7xf32>) -> ()
}
}
