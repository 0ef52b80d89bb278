// Self-checking: main returns true where a case of clamp on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xFFEFFFFF01020000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x4342744800000100"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v5 = "stablehlo.constant"() {value = dense<"0xFFFFFFFF5D46F3DB"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v7 = "func.call"(%v2, %v4, %v6) {callee = @case_under_test} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %v8 = "stablehlo.constant"() {value = dense<"0xFFFFFFFF5D46F3DB"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v9 = "stablehlo.compare"(%v7, %v8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v14 = "stablehlo.reduce"(%v9, %v13) ({
  ^bb0(%v10: tensor<i1>, %v11: tensor<i1>):
    %v12 = "stablehlo.and"(%v10, %v11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v12) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v15 = "stablehlo.constant"() {value = dense<"0x00E0FFFF09000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v17 = "stablehlo.constant"() {value = dense<"0xC3BF59B700000200"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v18 = "stablehlo.optimization_barrier"(%v17) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v19 = "stablehlo.constant"() {value = dense<"0xFFFFFFFD01000200"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v20 = "stablehlo.optimization_barrier"(%v19) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v21 = "func.call"(%v16, %v18, %v20) {callee = @case_under_test} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  %v22 = "stablehlo.constant"() {value = dense<"0xFFFFFFFD00000200"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v23 = "stablehlo.compare"(%v21, %v22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v27 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v28 = "stablehlo.reduce"(%v23, %v27) ({
  ^bb0(%v24: tensor<i1>, %v25: tensor<i1>):
    %v26 = "stablehlo.and"(%v24, %v25) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v26) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v29 = "stablehlo.and"(%v14, %v28) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v29) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2xi32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<2xi32>) {
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
  "func.return"(%3) : (tensor<2xi32>) -> ()
}
}
