// Self-checking: main returns true where a case of shift_right_logical on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<i32>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<i32>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x010000FF"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.constant"() {value = dense<"0x0080FFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
}
