// Self-checking: main returns true where a case of composite on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x6126BCE9"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<i32>) -> (tensor<i32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x00200000"> : tensor<i32>} : () -> (tensor<i32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v6 = "stablehlo.constant"() {value = dense<"0xAAAAAA2A"> : tensor<i32>} : () -> (tensor<i32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<i32>) -> (tensor<i32>)
  %v8 = "func.call"(%v7) {callee = @case_under_test} : (tensor<i32>) -> (tensor<i32>)
  %v9 = "stablehlo.constant"() {value = dense<"0x00200000"> : tensor<i32>} : () -> (tensor<i32>)
  %v10 = "stablehlo.compare"(%v8, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v11 = "stablehlo.and"(%v5, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.composite"() {composite_attributes = {}, decomposition = @f1, name = "test.composite", version = 2 : i32} : () -> (tensor<i32>)
  %2 = "stablehlo.composite"() {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 1 : i32} : () -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
func.func private @f0() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00200000"> : tensor<i32>} : () -> (tensor<i32>)
  "func.return"(%0) : (tensor<i32>) -> ()
}
func.func private @f1() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  "func.return"(%0) : (tensor<i32>) -> ()
}
}
