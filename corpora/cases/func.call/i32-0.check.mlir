// Self-checking: main returns true where a case of func.call on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x000000017970E83B3F000000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3xi32>) -> (tensor<3xi32>)
  %v3, %v4, %v5 = "func.call"(%v2) {callee = @case_under_test} : (tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
  %v6 = "stablehlo.constant"() {value = dense<"0x000000017970E83B3F000000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v7 = "stablehlo.compare"(%v3, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x010000000100000001000000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v14 = "stablehlo.compare"(%v4, %v13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi1>)
  %v18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v19 = "stablehlo.reduce"(%v14, %v18) ({
  ^bb0(%v15: tensor<i1>, %v16: tensor<i1>):
    %v17 = "stablehlo.and"(%v15, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v17) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v20 = "stablehlo.constant"() {value = dense<[false, false, false]> : tensor<3xi1>} : () -> (tensor<3xi1>)
  %v21 = "stablehlo.compare"(%v5, %v20) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi1>)
  %v25 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v26 = "stablehlo.reduce"(%v21, %v25) ({
  ^bb0(%v22: tensor<i1>, %v23: tensor<i1>):
    %v24 = "stablehlo.and"(%v22, %v23) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v24) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v27 = "stablehlo.constant"() {value = dense<"0x010000045B402FB4D732E55B"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v28 = "stablehlo.optimization_barrier"(%v27) : (tensor<3xi32>) -> (tensor<3xi32>)
  %v29, %v30, %v31 = "func.call"(%v28) {callee = @case_under_test} : (tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
  %v32 = "stablehlo.constant"() {value = dense<"0x010000045B402FB4D732E55B"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v33 = "stablehlo.compare"(%v29, %v32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi1>)
  %v37 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v38 = "stablehlo.reduce"(%v33, %v37) ({
  ^bb0(%v34: tensor<i1>, %v35: tensor<i1>):
    %v36 = "stablehlo.and"(%v34, %v35) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v36) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v39 = "stablehlo.constant"() {value = dense<"0x01000000FFFFFFFF01000000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v40 = "stablehlo.compare"(%v30, %v39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi1>)
  %v44 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v45 = "stablehlo.reduce"(%v40, %v44) ({
  ^bb0(%v41: tensor<i1>, %v42: tensor<i1>):
    %v43 = "stablehlo.and"(%v41, %v42) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v43) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v46 = "stablehlo.constant"() {value = dense<[false, false, false]> : tensor<3xi1>} : () -> (tensor<3xi1>)
  %v47 = "stablehlo.compare"(%v31, %v46) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi1>, tensor<3xi1>) -> (tensor<3xi1>)
  %v51 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v52 = "stablehlo.reduce"(%v47, %v51) ({
  ^bb0(%v48: tensor<i1>, %v49: tensor<i1>):
    %v50 = "stablehlo.and"(%v48, %v49) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v50) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v53 = "stablehlo.and"(%v12, %v19) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v54 = "stablehlo.and"(%v53, %v26) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v55 = "stablehlo.and"(%v54, %v38) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v56 = "stablehlo.and"(%v55, %v45) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v57 = "stablehlo.and"(%v56, %v52) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v57) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>) {
  %1 = "stablehlo.constant"() {value = dense<[false, false, false]> : tensor<3xi1>} : () -> (tensor<3xi1>)
  %2, %3, %4 = "func.call"(%1, %0) {callee = @f0} : (tensor<3xi1>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
  %5, %6, %7 = "func.call"(%1, %0) {callee = @f0} : (tensor<3xi1>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>)
  "func.return"(%5, %6, %7) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>) -> ()
}
func.func private @f0(%0: tensor<3xi1>, %1: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>) {
  %2 = "stablehlo.reverse"(%0) {dimensions = array<i64: 0>} : (tensor<3xi1>) -> (tensor<3xi1>)
  %3 = "stablehlo.sign"(%1) : (tensor<3xi32>) -> (tensor<3xi32>)
  "func.return"(%1, %3, %2) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>) -> ()
}
}
