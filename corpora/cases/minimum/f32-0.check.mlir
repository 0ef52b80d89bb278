// Self-checking: main returns true where a case of minimum on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0000803A"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<1xf32>) -> (tensor<1xf32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00008038"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<1xf32>) -> (tensor<1xf32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  %v6 = "stablehlo.bitcast_convert"(%v5) : (tensor<1xf32>) -> (tensor<1xi32>)
  %v7 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v8 = "stablehlo.compare"(%v6, %v7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v9 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v10 = "stablehlo.xor"(%v6, %v9) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v11 = "stablehlo.select"(%v8, %v10, %v6) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v12 = "stablehlo.constant"() {value = dense<"0x00008038"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v13 = "stablehlo.compare"(%v11, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v14 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v15 = "stablehlo.compare"(%v11, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v16 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v17 = "stablehlo.compare"(%v11, %v16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v18 = "stablehlo.or"(%v15, %v17) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>)
  %v22 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v23 = "stablehlo.reduce"(%v13, %v22) ({
  ^bb0(%v19: tensor<i1>, %v20: tensor<i1>):
    %v21 = "stablehlo.and"(%v19, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v21) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v24 = "stablehlo.constant"() {value = dense<"0xFCEF7F47"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %v25 = "stablehlo.optimization_barrier"(%v24) : (tensor<1xf32>) -> (tensor<1xf32>)
  %v26 = "stablehlo.constant"() {value = dense<"0x00004000"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %v27 = "stablehlo.optimization_barrier"(%v26) : (tensor<1xf32>) -> (tensor<1xf32>)
  %v28 = "func.call"(%v25, %v27) {callee = @case_under_test} : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  %v29 = "stablehlo.bitcast_convert"(%v28) : (tensor<1xf32>) -> (tensor<1xi32>)
  %v30 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v31 = "stablehlo.compare"(%v29, %v30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v32 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v33 = "stablehlo.xor"(%v29, %v32) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v34 = "stablehlo.select"(%v31, %v33, %v29) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v35 = "stablehlo.constant"() {value = dense<"0x00004000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v36 = "stablehlo.compare"(%v34, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v37 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v38 = "stablehlo.compare"(%v34, %v37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v39 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v40 = "stablehlo.compare"(%v34, %v39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v41 = "stablehlo.or"(%v38, %v40) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>)
  %v45 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v46 = "stablehlo.reduce"(%v36, %v45) ({
  ^bb0(%v42: tensor<i1>, %v43: tensor<i1>):
    %v44 = "stablehlo.and"(%v42, %v43) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v44) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v47 = "stablehlo.and"(%v23, %v46) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v47) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<1xf32>, %1: tensor<1xf32>) -> (tensor<1xf32>) {
  %2 = "stablehlo.minimum"(%0, %1) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  "func.return"(%2) : (tensor<1xf32>) -> ()
}
}
