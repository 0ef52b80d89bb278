// Self-checking: main returns true where a case of func.call on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<f32>)
  %v2 = "stablehlo.bitcast_convert"(%v1) : (tensor<f32>) -> (tensor<i32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v4 = "stablehlo.compare"(%v2, %v3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v5 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %v6 = "stablehlo.xor"(%v2, %v5) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v7 = "stablehlo.select"(%v4, %v6, %v2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v8 = "stablehlo.constant"() {value = dense<"0x0000003D"> : tensor<i32>} : () -> (tensor<i32>)
  %v9 = "stablehlo.compare"(%v7, %v8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v10 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<i32>} : () -> (tensor<i32>)
  %v11 = "stablehlo.compare"(%v7, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v12 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<i32>} : () -> (tensor<i32>)
  %v13 = "stablehlo.compare"(%v7, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v14 = "stablehlo.or"(%v11, %v13) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v15 = "func.call"() {callee = @case_under_test} : () -> (tensor<f32>)
  %v16 = "stablehlo.bitcast_convert"(%v15) : (tensor<f32>) -> (tensor<i32>)
  %v17 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v18 = "stablehlo.compare"(%v16, %v17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v19 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %v20 = "stablehlo.xor"(%v16, %v19) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v21 = "stablehlo.select"(%v18, %v20, %v16) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v22 = "stablehlo.constant"() {value = dense<"0x0000003D"> : tensor<i32>} : () -> (tensor<i32>)
  %v23 = "stablehlo.compare"(%v21, %v22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v24 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<i32>} : () -> (tensor<i32>)
  %v25 = "stablehlo.compare"(%v21, %v24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v26 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<i32>} : () -> (tensor<i32>)
  %v27 = "stablehlo.compare"(%v21, %v26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v28 = "stablehlo.or"(%v25, %v27) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v29 = "stablehlo.and"(%v9, %v23) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v29) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000003D"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "func.call"(%0) {callee = @f0} : (tensor<f32>) -> (tensor<f32>)
  %2 = "func.call"(%1) {callee = @f0} : (tensor<f32>) -> (tensor<f32>)
  "func.return"(%2) : (tensor<f32>) -> ()
}
func.func private @f0(%0: tensor<f32>) -> (tensor<f32>) {
  "func.return"(%0) : (tensor<f32>) -> ()
}
}
