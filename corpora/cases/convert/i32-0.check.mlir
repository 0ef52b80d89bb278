// Self-checking: main returns true where a case of convert on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<i2>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<i2>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<i2>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000000C0"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.convert"(%0) : (tensor<i32>) -> (tensor<i2>)
  "func.return"(%1) : (tensor<i2>) -> ()
}
}
