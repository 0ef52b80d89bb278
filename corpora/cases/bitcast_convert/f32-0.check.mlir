// Self-checking: main returns true where a case of bitcast_convert on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<5x1x2x2xf16>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<5x1x2x2xf16>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<5x1x2x2xf16>) {
  %0 = "stablehlo.constant"() {value = dense<"0x01008C3F0000803A03000000CD4C3AC40000C842FFFF7F0000004000000040400200C03CFEFFBF3C"> : tensor<5x1x2xf32>} : () -> (tensor<5x1x2xf32>)
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<5x1x2xf32>) -> (tensor<5x1x2x2xf16>)
  "func.return"(%1) : (tensor<5x1x2x2xf16>) -> ()
}
}
