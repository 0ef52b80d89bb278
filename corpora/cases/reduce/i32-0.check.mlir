// Self-checking: main returns true where a case of reduce on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xAAAAAA2A"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<i1>) -> (tensor<i1>)
  %v5, %v6 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<i1>)
  %v7 = "stablehlo.constant"() {value = dense<"0xAAAAAA2A"> : tensor<i32>} : () -> (tensor<i32>)
  %v8 = "stablehlo.compare"(%v5, %v7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v9 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.compare"(%v6, %v9) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xF7FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<i32>) -> (tensor<i32>)
  %v13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<i1>) -> (tensor<i1>)
  %v15, %v16 = "func.call"(%v12, %v14) {callee = @case_under_test} : (tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<i1>)
  %v17 = "stablehlo.constant"() {value = dense<"0xF7FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v18 = "stablehlo.compare"(%v15, %v17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v19 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.compare"(%v16, %v19) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v22 = "stablehlo.compare"(%v16, %v21) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v23 = "stablehlo.and"(%v20, %v22) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v24 = "stablehlo.and"(%v8, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v24, %v18) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v26 = "stablehlo.and"(%v25, %v23) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v26) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>, %1: tensor<i1>) -> (tensor<i32>, tensor<i1>) {
  %2 = "stablehlo.constant"() {value = dense<"0x00000080"> : tensor<i32>} : () -> (tensor<i32>)
  %3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %10, %11 = "stablehlo.reduce"(%0, %3, %2, %1) ({
  ^bb0(%4: tensor<i32>, %5: tensor<i1>, %6: tensor<i32>, %7: tensor<i1>):
    %8 = "stablehlo.maximum"(%4, %6) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %9 = "stablehlo.add"(%5, %7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%8, %9) : (tensor<i32>, tensor<i1>) -> ()
  }) {dimensions = array<i64>} : (tensor<i32>, tensor<i1>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<i1>)
  "func.return"(%10, %11) : (tensor<i32>, tensor<i1>) -> ()
}
}
