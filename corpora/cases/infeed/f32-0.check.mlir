// Self-checking: main returns true where a case of infeed on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1, %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x1xf32>, tensor<i1>)
  %v3 = "stablehlo.bitcast_convert"(%v1) : (tensor<1x1xf32>) -> (tensor<1x1xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi1>)
  %v6 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v7 = "stablehlo.xor"(%v3, %v6) : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi32>)
  %v8 = "stablehlo.select"(%v5, %v7, %v3) : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi32>)
  %v9 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v10 = "stablehlo.compare"(%v8, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi1>)
  %v11 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v12 = "stablehlo.compare"(%v8, %v11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi1>)
  %v13 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v14 = "stablehlo.compare"(%v8, %v13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi1>)
  %v15 = "stablehlo.or"(%v12, %v14) : (tensor<1x1xi1>, tensor<1x1xi1>) -> (tensor<1x1xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v10, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v22 = "stablehlo.compare"(%v2, %v21) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v23, %v24 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x1xf32>, tensor<i1>)
  %v25 = "stablehlo.bitcast_convert"(%v23) : (tensor<1x1xf32>) -> (tensor<1x1xi32>)
  %v26 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v27 = "stablehlo.compare"(%v25, %v26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi1>)
  %v28 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v29 = "stablehlo.xor"(%v25, %v28) : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi32>)
  %v30 = "stablehlo.select"(%v27, %v29, %v25) : (tensor<1x1xi1>, tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi32>)
  %v31 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v32 = "stablehlo.compare"(%v30, %v31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi1>)
  %v33 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v34 = "stablehlo.compare"(%v30, %v33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi1>)
  %v35 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v36 = "stablehlo.compare"(%v30, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> (tensor<1x1xi1>)
  %v37 = "stablehlo.or"(%v34, %v36) : (tensor<1x1xi1>, tensor<1x1xi1>) -> (tensor<1x1xi1>)
  %v41 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v42 = "stablehlo.reduce"(%v32, %v41) ({
  ^bb0(%v38: tensor<i1>, %v39: tensor<i1>):
    %v40 = "stablehlo.and"(%v38, %v39) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v40) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v43 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v44 = "stablehlo.compare"(%v24, %v43) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v45 = "stablehlo.and"(%v20, %v22) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v46 = "stablehlo.and"(%v45, %v42) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v47 = "stablehlo.and"(%v46, %v44) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v47) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<1x1xf32>, tensor<i1>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<1x1xf32>, !stablehlo.token)
  %3, %4 = "stablehlo.infeed"(%2) {infeed_config = ""} : (!stablehlo.token) -> (tensor<i1>, !stablehlo.token)
  "func.return"(%1, %3) : (tensor<1x1xf32>, tensor<i1>) -> ()
}
}
