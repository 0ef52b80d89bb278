// Self-checking: main returns true where a case of while on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0000A0C0000000C0000000400000A0C00000A040000080BF0000803F"> : tensor<7xf32>} : () -> (tensor<7xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<7xf32>) -> (tensor<7xf32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui2>} : () -> (tensor<ui2>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<ui2>) -> (tensor<ui2>)
  %v5 = "stablehlo.constant"() {value = dense<[true]> : tensor<1xi1>} : () -> (tensor<1xi1>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<1xi1>) -> (tensor<1xi1>)
  %v7, %v8 = "func.call"(%v2, %v4, %v6) {callee = @case_under_test} : (tensor<7xf32>, tensor<ui2>, tensor<1xi1>) -> (tensor<7xf32>, tensor<ui2>)
  %v9 = "stablehlo.bitcast_convert"(%v7) : (tensor<7xf32>) -> (tensor<7xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v12 = "stablehlo.constant"() {value = dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v13 = "stablehlo.xor"(%v9, %v12) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  %v14 = "stablehlo.select"(%v11, %v13, %v9) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  %v15 = "stablehlo.constant"() {value = dense<"0xFFFF5FBFFFFFFFBF00000040FFFF5FBF0000A040FFFF7FC00000803F"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v16 = "stablehlo.compare"(%v14, %v15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v17 = "stablehlo.constant"() {value = dense<"0x0000807F0000807F0000807F0000807F0000807F0000807F0000807F"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v18 = "stablehlo.compare"(%v14, %v17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v19 = "stablehlo.constant"() {value = dense<"0xFFFF7F80FFFF7F80FFFF7F80FFFF7F80FFFF7F80FFFF7F80FFFF7F80"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v20 = "stablehlo.compare"(%v14, %v19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v21 = "stablehlo.or"(%v18, %v20) : (tensor<7xi1>, tensor<7xi1>) -> (tensor<7xi1>)
  %v25 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v26 = "stablehlo.reduce"(%v16, %v25) ({
  ^bb0(%v22: tensor<i1>, %v23: tensor<i1>):
    %v24 = "stablehlo.and"(%v22, %v23) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v24) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<7xi1>, tensor<i1>) -> (tensor<i1>)
  %v27 = "stablehlo.convert"(%v8) : (tensor<ui2>) -> (tensor<ui8>)
  %v28 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui8>} : () -> (tensor<ui8>)
  %v29 = "stablehlo.compare"(%v27, %v28) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
  %v30 = "stablehlo.constant"() {value = dense<"0x000040C00000000000000040000040C0000080C000008040000000C0"> : tensor<7xf32>} : () -> (tensor<7xf32>)
  %v31 = "stablehlo.optimization_barrier"(%v30) : (tensor<7xf32>) -> (tensor<7xf32>)
  %v32 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui2>} : () -> (tensor<ui2>)
  %v33 = "stablehlo.optimization_barrier"(%v32) : (tensor<ui2>) -> (tensor<ui2>)
  %v34 = "stablehlo.constant"() {value = dense<[true]> : tensor<1xi1>} : () -> (tensor<1xi1>)
  %v35 = "stablehlo.optimization_barrier"(%v34) : (tensor<1xi1>) -> (tensor<1xi1>)
  %v36, %v37 = "func.call"(%v31, %v33, %v35) {callee = @case_under_test} : (tensor<7xf32>, tensor<ui2>, tensor<1xi1>) -> (tensor<7xf32>, tensor<ui2>)
  %v38 = "stablehlo.bitcast_convert"(%v36) : (tensor<7xf32>) -> (tensor<7xi32>)
  %v39 = "stablehlo.constant"() {value = dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v40 = "stablehlo.compare"(%v38, %v39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v41 = "stablehlo.constant"() {value = dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v42 = "stablehlo.xor"(%v38, %v41) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  %v43 = "stablehlo.select"(%v40, %v42, %v38) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  %v44 = "stablehlo.constant"() {value = dense<"0xFFFFBFBF0000000000000040FFFFBFBFFFFF7FBF00008040FFFFFFBF"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v45 = "stablehlo.compare"(%v43, %v44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v46 = "stablehlo.constant"() {value = dense<"0x0000807F0000807F0000807F0000807F0000807F0000807F0000807F"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v47 = "stablehlo.compare"(%v43, %v46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v48 = "stablehlo.constant"() {value = dense<"0xFFFF7F80FFFF7F80FFFF7F80FFFF7F80FFFF7F80FFFF7F80FFFF7F80"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v49 = "stablehlo.compare"(%v43, %v48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v50 = "stablehlo.or"(%v47, %v49) : (tensor<7xi1>, tensor<7xi1>) -> (tensor<7xi1>)
  %v54 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v55 = "stablehlo.reduce"(%v45, %v54) ({
  ^bb0(%v51: tensor<i1>, %v52: tensor<i1>):
    %v53 = "stablehlo.and"(%v51, %v52) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v53) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<7xi1>, tensor<i1>) -> (tensor<i1>)
  %v56 = "stablehlo.convert"(%v37) : (tensor<ui2>) -> (tensor<ui8>)
  %v57 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui8>} : () -> (tensor<ui8>)
  %v58 = "stablehlo.compare"(%v56, %v57) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
  %v59 = "stablehlo.and"(%v26, %v29) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v60 = "stablehlo.and"(%v59, %v55) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v61 = "stablehlo.and"(%v60, %v58) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v61) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<7xf32>, %1: tensor<ui2>, %2: tensor<1xi1>) -> (tensor<7xf32>, tensor<ui2>) {
  %31, %32 = "stablehlo.while"(%0, %1) ({
  ^bb0(%3: tensor<7xf32>, %4: tensor<ui2>):
    %5 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui2>} : () -> (tensor<ui2>)
    %6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui2>, tensor<ui2>) -> (tensor<i1>)
    "stablehlo.return"(%6) : (tensor<i1>) -> ()
  }, {
  ^bb0(%7: tensor<7xf32>, %8: tensor<ui2>):
    %9 = "stablehlo.round_nearest_afz"(%7) : (tensor<7xf32>) -> (tensor<7xf32>)
    %10 = "stablehlo.constant"() {value = dense<"0x000000C10000A0400000A0C0000080400000E0C0000080400000A040"> : tensor<7xf32>} : () -> (tensor<7xf32>)
    %11 = "stablehlo.complex"(%10, %10) : (tensor<7xf32>, tensor<7xf32>) -> (tensor<7xcomplex<f32>>)
    %12 = "stablehlo.constant"() {value = dense<"0x00"> : tensor<i4>} : () -> (tensor<i4>)
    %25, %26, %27, %28 = "stablehlo.while"(%2, %9, %12, %9) ({
    ^bb0(%13: tensor<1xi1>, %14: tensor<7xf32>, %15: tensor<i4>, %16: tensor<7xf32>):
      %17 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<i4>} : () -> (tensor<i4>)
      %18 = "stablehlo.compare"(%15, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i4>, tensor<i4>) -> (tensor<i1>)
      "stablehlo.return"(%18) : (tensor<i1>) -> ()
    }, {
    ^bb0(%19: tensor<1xi1>, %20: tensor<7xf32>, %21: tensor<i4>, %22: tensor<7xf32>):
      %23 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<i4>} : () -> (tensor<i4>)
      %24 = "stablehlo.add"(%21, %23) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
      "stablehlo.return"(%2, %0, %24, %10) : (tensor<1xi1>, tensor<7xf32>, tensor<i4>, tensor<7xf32>) -> ()
    }) : (tensor<1xi1>, tensor<7xf32>, tensor<i4>, tensor<7xf32>) -> (tensor<1xi1>, tensor<7xf32>, tensor<i4>, tensor<7xf32>)
    %29 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<ui2>} : () -> (tensor<ui2>)
    %30 = "stablehlo.add"(%8, %29) : (tensor<ui2>, tensor<ui2>) -> (tensor<ui2>)
    "stablehlo.return"(%28, %30) : (tensor<7xf32>, tensor<ui2>) -> ()
  }) : (tensor<7xf32>, tensor<ui2>) -> (tensor<7xf32>, tensor<ui2>)
  "func.return"(%31, %32) : (tensor<7xf32>, tensor<ui2>) -> ()
}
}
