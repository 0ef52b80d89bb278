// Self-checking: main returns true where a case of sort on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>} : () -> (tensor<2x3xi1>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %v3, %v4 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>)
  %v5 = "stablehlo.bitcast_convert"(%v3) : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  %v8 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v9 = "stablehlo.xor"(%v5, %v8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  %v10 = "stablehlo.select"(%v7, %v9, %v5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  %v11 = "stablehlo.constant"() {value = dense<"0xFFFFBFBF0000A0400000803FFFFF3FBFFFFF3FBFFFFF7FC0"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v12 = "stablehlo.compare"(%v10, %v11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v14 = "stablehlo.compare"(%v10, %v13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  %v15 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v16 = "stablehlo.compare"(%v10, %v15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  %v17 = "stablehlo.or"(%v14, %v16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %v21 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v22 = "stablehlo.reduce"(%v12, %v21) ({
  ^bb0(%v18: tensor<i1>, %v19: tensor<i1>):
    %v20 = "stablehlo.and"(%v18, %v19) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v20) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v23 = "stablehlo.constant"() {value = dense<[[true, false, true], [false, true, true]]> : tensor<2x3xi1>} : () -> (tensor<2x3xi1>)
  %v24 = "stablehlo.compare"(%v4, %v23) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %v28 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v29 = "stablehlo.reduce"(%v24, %v28) ({
  ^bb0(%v25: tensor<i1>, %v26: tensor<i1>):
    %v27 = "stablehlo.and"(%v25, %v26) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v27) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v30 = "stablehlo.constant"() {value = dense<[[true, true, false], [false, false, true]]> : tensor<2x3xi1>} : () -> (tensor<2x3xi1>)
  %v31 = "stablehlo.optimization_barrier"(%v30) : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %v32, %v33 = "func.call"(%v31) {callee = @case_under_test} : (tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>)
  %v34 = "stablehlo.bitcast_convert"(%v32) : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  %v35 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v36 = "stablehlo.compare"(%v34, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  %v37 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v38 = "stablehlo.xor"(%v34, %v37) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  %v39 = "stablehlo.select"(%v36, %v38, %v34) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  %v40 = "stablehlo.constant"() {value = dense<"0xFFFFBFBF0000A0400000803FFFFF3FBFFFFF3FBFFFFF7FC0"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v41 = "stablehlo.compare"(%v39, %v40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  %v42 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v43 = "stablehlo.compare"(%v39, %v42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  %v44 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<2x3xi32>} : () -> (tensor<2x3xi32>)
  %v45 = "stablehlo.compare"(%v39, %v44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  %v46 = "stablehlo.or"(%v43, %v45) : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %v50 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v51 = "stablehlo.reduce"(%v41, %v50) ({
  ^bb0(%v47: tensor<i1>, %v48: tensor<i1>):
    %v49 = "stablehlo.and"(%v47, %v48) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v49) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v52 = "stablehlo.constant"() {value = dense<[[true, true, false], [false, false, true]]> : tensor<2x3xi1>} : () -> (tensor<2x3xi1>)
  %v53 = "stablehlo.compare"(%v33, %v52) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  %v57 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v58 = "stablehlo.reduce"(%v53, %v57) ({
  ^bb0(%v54: tensor<i1>, %v55: tensor<i1>):
    %v56 = "stablehlo.and"(%v54, %v55) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v56) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v59 = "stablehlo.and"(%v22, %v29) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v60 = "stablehlo.and"(%v59, %v51) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v61 = "stablehlo.and"(%v60, %v58) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v61) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
  %1 = "stablehlo.constant"() {value = dense<"0x000040C00000A0400000803F0000C0C00000C0C0000080BF"> : tensor<2x3xf32>} : () -> (tensor<2x3xf32>)
  %11, %12 = "stablehlo.sort"(%1, %0) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<i1>, %5: tensor<i1>):
    %6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    %7 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> (tensor<i1>)
    %8 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%10) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xi1>)
  "func.return"(%11, %12) : (tensor<2x3xf32>, tensor<2x3xi1>) -> ()
}
}
