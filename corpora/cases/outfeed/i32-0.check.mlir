// Self-checking: main returns true where a case of outfeed on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xEF20AC53"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x010000F0"> : tensor<i32>} : () -> (tensor<i32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<i32>) -> (tensor<i32>)
  %v5, %v6 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  %v7 = "stablehlo.constant"() {value = dense<"0xEF20AC53"> : tensor<i32>} : () -> (tensor<i32>)
  %v8 = "stablehlo.compare"(%v5, %v7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v9 = "stablehlo.constant"() {value = dense<"0x010000F0"> : tensor<i32>} : () -> (tensor<i32>)
  %v10 = "stablehlo.compare"(%v6, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xFFFFFFDF"> : tensor<i32>} : () -> (tensor<i32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<i32>) -> (tensor<i32>)
  %v13 = "stablehlo.constant"() {value = dense<"0xEDFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<i32>) -> (tensor<i32>)
  %v15, %v16 = "func.call"(%v12, %v14) {callee = @case_under_test} : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  %v17 = "stablehlo.constant"() {value = dense<"0xFFFFFFDF"> : tensor<i32>} : () -> (tensor<i32>)
  %v18 = "stablehlo.compare"(%v15, %v17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v19 = "stablehlo.constant"() {value = dense<"0xEDFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v20 = "stablehlo.compare"(%v16, %v19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v8, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v22 = "stablehlo.and"(%v21, %v18) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v23 = "stablehlo.and"(%v22, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v23) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>, %1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.outfeed"(%0, %1, %2) {outfeed_config = ""} : (tensor<i32>, tensor<i32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
}
}
