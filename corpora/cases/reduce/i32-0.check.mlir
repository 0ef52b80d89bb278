// Self-checking: main returns true where a case of reduce on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0010000001FFFFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x02000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<i32>) -> (tensor<i32>)
  %v5 = "stablehlo.constant"() {value = dense<"0x0108000000001000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v7 = "stablehlo.constant"() {value = dense<"0x000000F0010000FC"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v8 = "stablehlo.optimization_barrier"(%v7) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v9, %v10, %v11 = "func.call"(%v2, %v4, %v6, %v8) {callee = @case_under_test} : (tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  %v12 = "stablehlo.constant"() {value = dense<"0x0000000001FFFFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v13 = "stablehlo.compare"(%v9, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v14 = "stablehlo.constant"() {value = dense<"0x0010000000000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v15 = "stablehlo.compare"(%v9, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v16 = "stablehlo.and"(%v13, %v15) : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>)
  %v20 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v21 = "stablehlo.reduce"(%v16, %v20) ({
  ^bb0(%v17: tensor<i1>, %v18: tensor<i1>):
    %v19 = "stablehlo.and"(%v17, %v18) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v19) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v22 = "stablehlo.constant"() {value = dense<"0x0108000000001000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v23 = "stablehlo.compare"(%v10, %v22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v27 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v28 = "stablehlo.reduce"(%v23, %v27) ({
  ^bb0(%v24: tensor<i1>, %v25: tensor<i1>):
    %v26 = "stablehlo.and"(%v24, %v25) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v26) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v29 = "stablehlo.constant"() {value = dense<"0x000000F0010000FC"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v30 = "stablehlo.compare"(%v11, %v29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v34 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v35 = "stablehlo.reduce"(%v30, %v34) ({
  ^bb0(%v31: tensor<i1>, %v32: tensor<i1>):
    %v33 = "stablehlo.and"(%v31, %v32) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v33) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v36 = "stablehlo.constant"() {value = dense<"0x41000000000000F0"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v37 = "stablehlo.optimization_barrier"(%v36) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v38 = "stablehlo.constant"() {value = dense<"0x000000FE"> : tensor<i32>} : () -> (tensor<i32>)
  %v39 = "stablehlo.optimization_barrier"(%v38) : (tensor<i32>) -> (tensor<i32>)
  %v40 = "stablehlo.constant"() {value = dense<"0xFF7F00000100FFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v41 = "stablehlo.optimization_barrier"(%v40) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v42 = "stablehlo.constant"() {value = dense<"0xFFFFFEFF0C000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v43 = "stablehlo.optimization_barrier"(%v42) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v44, %v45, %v46 = "func.call"(%v37, %v39, %v41, %v43) {callee = @case_under_test} : (tensor<2xi32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  %v47 = "stablehlo.constant"() {value = dense<"0x00000000000000F0"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v48 = "stablehlo.compare"(%v44, %v47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v49 = "stablehlo.constant"() {value = dense<"0x41000000000000F0"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v50 = "stablehlo.compare"(%v44, %v49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v51 = "stablehlo.and"(%v48, %v50) : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>)
  %v55 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v56 = "stablehlo.reduce"(%v51, %v55) ({
  ^bb0(%v52: tensor<i1>, %v53: tensor<i1>):
    %v54 = "stablehlo.and"(%v52, %v53) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v54) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v57 = "stablehlo.constant"() {value = dense<"0xFF7F00000100FFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v58 = "stablehlo.compare"(%v45, %v57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v62 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v63 = "stablehlo.reduce"(%v58, %v62) ({
  ^bb0(%v59: tensor<i1>, %v60: tensor<i1>):
    %v61 = "stablehlo.and"(%v59, %v60) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v61) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v64 = "stablehlo.constant"() {value = dense<"0xFFFFFEFF0C000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v65 = "stablehlo.compare"(%v46, %v64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v69 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v70 = "stablehlo.reduce"(%v65, %v69) ({
  ^bb0(%v66: tensor<i1>, %v67: tensor<i1>):
    %v68 = "stablehlo.and"(%v66, %v67) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v68) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v71 = "stablehlo.and"(%v21, %v28) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v72 = "stablehlo.and"(%v71, %v35) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v73 = "stablehlo.and"(%v72, %v56) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v74 = "stablehlo.and"(%v73, %v63) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v75 = "stablehlo.and"(%v74, %v70) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v75) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2xi32>, %1: tensor<i32>, %2: tensor<2xi32>, %3: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %4 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %5 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<i32>} : () -> (tensor<i32>)
  %15, %16, %17 = "stablehlo.reduce"(%0, %2, %3, %1, %4, %5) ({
  ^bb0(%6: tensor<i32>, %7: tensor<i32>, %8: tensor<i32>, %9: tensor<i32>, %10: tensor<i32>, %11: tensor<i32>):
    %12 = "stablehlo.and"(%6, %9) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %13 = "stablehlo.minimum"(%7, %10) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    %14 = "stablehlo.multiply"(%8, %11) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%12, %13, %14) : (tensor<i32>, tensor<i32>, tensor<i32>) -> ()
  }) {dimensions = array<i64>} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
  "func.return"(%15, %16, %17) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> ()
}
}
