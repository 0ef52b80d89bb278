// Self-checking: main returns true where a case of convert on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x0x3xf8E5M2FNUZ>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x0x3xf8E5M2FNUZ>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<1x0x3xf8E5M2FNUZ>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<1x0x3xf32>} : () -> (tensor<1x0x3xf32>)
  %1 = "stablehlo.convert"(%0) : (tensor<1x0x3xf32>) -> (tensor<1x0x3xf8E5M2FNUZ>)
  "func.return"(%1) : (tensor<1x0x3xf8E5M2FNUZ>) -> ()
}
}
