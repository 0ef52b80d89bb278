// Self-checking: main returns true where a case of composite on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xFEFFBF37"> : tensor<f32>} : () -> (tensor<f32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<f32>) -> (tensor<f32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<f32>) -> (tensor<f32>)
  %v4 = "stablehlo.bitcast_convert"(%v3) : (tensor<f32>) -> (tensor<i32>)
  %v5 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v6 = "stablehlo.compare"(%v4, %v5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v7 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %v8 = "stablehlo.xor"(%v4, %v7) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v9 = "stablehlo.select"(%v6, %v8, %v4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v10 = "stablehlo.constant"() {value = dense<"0xFEFF7F38"> : tensor<i32>} : () -> (tensor<i32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v12 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<i32>} : () -> (tensor<i32>)
  %v13 = "stablehlo.compare"(%v9, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<i32>} : () -> (tensor<i32>)
  %v15 = "stablehlo.compare"(%v9, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v16 = "stablehlo.or"(%v13, %v15) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v17 = "stablehlo.constant"() {value = dense<"0x0000E743"> : tensor<f32>} : () -> (tensor<f32>)
  %v18 = "stablehlo.optimization_barrier"(%v17) : (tensor<f32>) -> (tensor<f32>)
  %v19 = "func.call"(%v18) {callee = @case_under_test} : (tensor<f32>) -> (tensor<f32>)
  %v20 = "stablehlo.bitcast_convert"(%v19) : (tensor<f32>) -> (tensor<i32>)
  %v21 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v22 = "stablehlo.compare"(%v20, %v21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v23 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %v24 = "stablehlo.xor"(%v20, %v23) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v25 = "stablehlo.select"(%v22, %v24, %v20) : (tensor<i1>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v26 = "stablehlo.constant"() {value = dense<"0xFEFF7F38"> : tensor<i32>} : () -> (tensor<i32>)
  %v27 = "stablehlo.compare"(%v25, %v26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v28 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<i32>} : () -> (tensor<i32>)
  %v29 = "stablehlo.compare"(%v25, %v28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v30 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<i32>} : () -> (tensor<i32>)
  %v31 = "stablehlo.compare"(%v25, %v30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v32 = "stablehlo.or"(%v29, %v31) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v33 = "stablehlo.and"(%v11, %v27) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v33) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.composite"() {composite_attributes = {}, decomposition = @f1, name = "test.composite", version = 2 : i32} : () -> (tensor<f32>)
  %2 = "stablehlo.composite"() {composite_attributes = {}, decomposition = @f0, name = "test.composite", version = 1 : i32} : () -> (tensor<f32>)
  "func.return"(%2) : (tensor<f32>) -> ()
}
func.func private @f0() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFEFF7F38"> : tensor<f32>} : () -> (tensor<f32>)
  "func.return"(%0) : (tensor<f32>) -> ()
}
func.func private @f1() -> (tensor<f32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFFFF7FFF"> : tensor<f32>} : () -> (tensor<f32>)
  "func.return"(%0) : (tensor<f32>) -> ()
}
}
