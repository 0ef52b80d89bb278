// Self-checking: main returns true where a case of async_start on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<1xf32>)
  %v2 = "stablehlo.bitcast_convert"(%v1) : (tensor<1xf32>) -> (tensor<1xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v4 = "stablehlo.compare"(%v2, %v3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v5 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v6 = "stablehlo.xor"(%v2, %v5) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v7 = "stablehlo.select"(%v4, %v6, %v2) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v8 = "stablehlo.constant"() {value = dense<"0xFEFFBF3C"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v9 = "stablehlo.compare"(%v7, %v8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v10 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v11 = "stablehlo.compare"(%v7, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v12 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v13 = "stablehlo.compare"(%v7, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v14 = "stablehlo.or"(%v11, %v13) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>)
  %v18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v19 = "stablehlo.reduce"(%v9, %v18) ({
  ^bb0(%v15: tensor<i1>, %v16: tensor<i1>):
    %v17 = "stablehlo.and"(%v15, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v17) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v20 = "func.call"() {callee = @case_under_test} : () -> (tensor<1xf32>)
  %v21 = "stablehlo.bitcast_convert"(%v20) : (tensor<1xf32>) -> (tensor<1xi32>)
  %v22 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v23 = "stablehlo.compare"(%v21, %v22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v24 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v25 = "stablehlo.xor"(%v21, %v24) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v26 = "stablehlo.select"(%v23, %v25, %v21) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v27 = "stablehlo.constant"() {value = dense<"0xFEFFBF3C"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v28 = "stablehlo.compare"(%v26, %v27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v29 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v30 = "stablehlo.compare"(%v26, %v29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v31 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v32 = "stablehlo.compare"(%v26, %v31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v33 = "stablehlo.or"(%v30, %v32) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>)
  %v37 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v38 = "stablehlo.reduce"(%v28, %v37) ({
  ^bb0(%v34: tensor<i1>, %v35: tensor<i1>):
    %v36 = "stablehlo.and"(%v34, %v35) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v36) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v39 = "stablehlo.and"(%v19, %v38) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v39) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<1xf32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFEFFBF3C"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<1xf32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 2>} : (tensor<1xf32>) -> (tensor<1xf32>)
    "stablehlo.return"(%2) : (tensor<1xf32>) -> ()
  }) : (tensor<1xf32>) -> (!stablehlo.future<tensor<1xf32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<1xf32>>) -> (tensor<1xf32>)
  "func.return"(%4) : (tensor<1xf32>) -> ()
}
}
