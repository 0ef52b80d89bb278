// Self-checking: main returns true where a case of optimization_barrier on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x01001000D802E46B000080FF"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3xi32>) -> (tensor<3xi32>)
  %v3, %v4 = "func.call"(%v2) {callee = @case_under_test} : (tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>)
  %v5 = "stablehlo.constant"() {value = dense<"0xF6FFFFFF"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v6 = "stablehlo.compare"(%v3, %v5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v11 = "stablehlo.reduce"(%v6, %v10) ({
  ^bb0(%v7: tensor<i1>, %v8: tensor<i1>):
    %v9 = "stablehlo.and"(%v7, %v8) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v9) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v12 = "stablehlo.constant"() {value = dense<"0x01001000D802E46B000080FF"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v13 = "stablehlo.compare"(%v4, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi1>)
  %v17 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v18 = "stablehlo.reduce"(%v13, %v17) ({
  ^bb0(%v14: tensor<i1>, %v15: tensor<i1>):
    %v16 = "stablehlo.and"(%v14, %v15) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v16) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v19 = "stablehlo.constant"() {value = dense<"0x0001000006000000000000FE"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v20 = "stablehlo.optimization_barrier"(%v19) : (tensor<3xi32>) -> (tensor<3xi32>)
  %v21, %v22 = "func.call"(%v20) {callee = @case_under_test} : (tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>)
  %v23 = "stablehlo.constant"() {value = dense<"0xF6FFFFFF"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v24 = "stablehlo.compare"(%v21, %v23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v28 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v29 = "stablehlo.reduce"(%v24, %v28) ({
  ^bb0(%v25: tensor<i1>, %v26: tensor<i1>):
    %v27 = "stablehlo.and"(%v25, %v26) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v27) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v30 = "stablehlo.constant"() {value = dense<"0x0001000006000000000000FE"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v31 = "stablehlo.compare"(%v22, %v30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi1>)
  %v35 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v36 = "stablehlo.reduce"(%v31, %v35) ({
  ^bb0(%v32: tensor<i1>, %v33: tensor<i1>):
    %v34 = "stablehlo.and"(%v32, %v33) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v34) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v37 = "stablehlo.and"(%v11, %v18) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v38 = "stablehlo.and"(%v37, %v29) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v39 = "stablehlo.and"(%v38, %v36) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v39) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xF6FFFFFF"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %2, %3 = "stablehlo.optimization_barrier"(%1, %0) : (tensor<1xi32>, tensor<3xi32>) -> (tensor<1xi32>, tensor<3xi32>)
  "func.return"(%2, %3) : (tensor<1xi32>, tensor<3xi32>) -> ()
}
}
