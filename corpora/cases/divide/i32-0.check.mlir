// Self-checking: main returns true where a case of divide on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x00010000"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<i32>) -> (tensor<i32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v6 = "stablehlo.constant"() {value = dense<"0x14000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<i32>) -> (tensor<i32>)
  %v8 = "func.call"(%v7) {callee = @case_under_test} : (tensor<i32>) -> (tensor<i32>)
  %v9 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v10 = "stablehlo.compare"(%v8, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v11 = "stablehlo.and"(%v5, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00020000"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.divide"(%0, %1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
}
