// Self-checking: main returns true where a case of outfeed on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xFFFFFF018000000000080000D802E46B00FFFFFF21CC45A1FEFFFF7FFFFFFFFFFFFF0000FFFFDFFFD732E55BD732E55BFFFF030081000000"> : tensor<2x7x1xi32>} : () -> (tensor<2x7x1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x7x1xi32>) -> (tensor<2x7x1xi32>)
  %v3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<i1>) -> (tensor<i1>)
  %v5, %v6 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<2x7x1xi32>, tensor<i1>) -> (tensor<2x7x1xi32>, tensor<i1>)
  %v7 = "stablehlo.constant"() {value = dense<"0xFFFFFF018000000000080000D802E46B00FFFFFF21CC45A1FEFFFF7FFFFFFFFFFFFF0000FFFFDFFFD732E55BD732E55BFFFF030081000000"> : tensor<2x7x1xi32>} : () -> (tensor<2x7x1xi32>)
  %v8 = "stablehlo.compare"(%v5, %v7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7x1xi32>, tensor<2x7x1xi32>) -> (tensor<2x7x1xi1>)
  %v12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v13 = "stablehlo.reduce"(%v8, %v12) ({
  ^bb0(%v9: tensor<i1>, %v10: tensor<i1>):
    %v11 = "stablehlo.and"(%v9, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v11) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x7x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v14 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> (tensor<i1>)
  %v15 = "stablehlo.compare"(%v6, %v14) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v16 = "stablehlo.constant"() {value = dense<"0xFEFFFF7F1F000000D732E55BE1FFFFFFEEFFFFFFA136DAABFFFFFFF703000000FAFFFFFFF3FFFFFF07000000010000FCC3BF59B7FFFFDFFF"> : tensor<2x7x1xi32>} : () -> (tensor<2x7x1xi32>)
  %v17 = "stablehlo.optimization_barrier"(%v16) : (tensor<2x7x1xi32>) -> (tensor<2x7x1xi32>)
  %v18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v19 = "stablehlo.optimization_barrier"(%v18) : (tensor<i1>) -> (tensor<i1>)
  %v20, %v21 = "func.call"(%v17, %v19) {callee = @case_under_test} : (tensor<2x7x1xi32>, tensor<i1>) -> (tensor<2x7x1xi32>, tensor<i1>)
  %v22 = "stablehlo.constant"() {value = dense<"0xFEFFFF7F1F000000D732E55BE1FFFFFFEEFFFFFFA136DAABFFFFFFF703000000FAFFFFFFF3FFFFFF07000000010000FCC3BF59B7FFFFDFFF"> : tensor<2x7x1xi32>} : () -> (tensor<2x7x1xi32>)
  %v23 = "stablehlo.compare"(%v20, %v22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7x1xi32>, tensor<2x7x1xi32>) -> (tensor<2x7x1xi1>)
  %v27 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v28 = "stablehlo.reduce"(%v23, %v27) ({
  ^bb0(%v24: tensor<i1>, %v25: tensor<i1>):
    %v26 = "stablehlo.and"(%v24, %v25) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v26) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x7x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v29 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v30 = "stablehlo.compare"(%v21, %v29) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v31 = "stablehlo.and"(%v13, %v15) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v32 = "stablehlo.and"(%v31, %v28) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v33 = "stablehlo.and"(%v32, %v30) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v33) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x7x1xi32>, %1: tensor<i1>) -> (tensor<2x7x1xi32>, tensor<i1>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.outfeed"(%0, %1, %2) {outfeed_config = ""} : (tensor<2x7x1xi32>, tensor<i1>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<2x7x1xi32>, tensor<i1>) -> ()
}
}
