// Self-checking: main returns true where a case of shift_right_arithmetic on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x90E43826"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<i32>) -> (tensor<i32>)
  %v4 = "stablehlo.constant"() {value = dense<"0xFCFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v5 = "stablehlo.optimization_barrier"(%v4) : (tensor<i32>) -> (tensor<i32>)
  %v6 = "func.call"(%v5) {callee = @case_under_test} : (tensor<i32>) -> (tensor<i32>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00800000"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
}
