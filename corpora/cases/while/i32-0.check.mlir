// Self-checking: main returns true where a case of while on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xFF1F0000000002000B0000000800000001F0FFFFFFFDFFFF00C0FFFFD8A17D9201C0FFFFFFFFFFEF"> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<5x2xi32>) -> (tensor<5x2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x0400"> : tensor<ui16>} : () -> (tensor<ui16>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<ui16>) -> (tensor<ui16>)
  %v5, %v6 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<5x2xi32>, tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>)
  %v7 = "stablehlo.constant"() {value = dense<"0xFF1F0000000002000B0000000800000001F0FFFFFFFDFFFF00C0FFFFD8A17D9201C0FFFFFFFFFFEF"> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %v8 = "stablehlo.compare"(%v5, %v7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2xi32>, tensor<5x2xi32>) -> (tensor<5x2xi1>)
  %v12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v13 = "stablehlo.reduce"(%v8, %v12) ({
  ^bb0(%v9: tensor<i1>, %v10: tensor<i1>):
    %v11 = "stablehlo.and"(%v9, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v11) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<5x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v14 = "stablehlo.constant"() {value = dense<"0x1000"> : tensor<ui16>} : () -> (tensor<ui16>)
  %v15 = "stablehlo.compare"(%v6, %v14) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui16>, tensor<ui16>) -> (tensor<i1>)
  %v16 = "stablehlo.constant"() {value = dense<"0x00000400F9C47C88F9C47C88000080FFFCFFFFFFFFFF0F00FFFDFFFF05BF979B3F0000000100F8FF"> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %v17 = "stablehlo.optimization_barrier"(%v16) : (tensor<5x2xi32>) -> (tensor<5x2xi32>)
  %v18 = "stablehlo.constant"() {value = dense<"0x0800"> : tensor<ui16>} : () -> (tensor<ui16>)
  %v19 = "stablehlo.optimization_barrier"(%v18) : (tensor<ui16>) -> (tensor<ui16>)
  %v20, %v21 = "func.call"(%v17, %v19) {callee = @case_under_test} : (tensor<5x2xi32>, tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>)
  %v22 = "stablehlo.constant"() {value = dense<"0x00000400F9C47C88F9C47C88000080FFFCFFFFFFFFFF0F00FFFDFFFF05BF979B3F0000000100F8FF"> : tensor<5x2xi32>} : () -> (tensor<5x2xi32>)
  %v23 = "stablehlo.compare"(%v20, %v22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2xi32>, tensor<5x2xi32>) -> (tensor<5x2xi1>)
  %v27 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v28 = "stablehlo.reduce"(%v23, %v27) ({
  ^bb0(%v24: tensor<i1>, %v25: tensor<i1>):
    %v26 = "stablehlo.and"(%v24, %v25) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v26) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<5x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v29 = "stablehlo.constant"() {value = dense<"0x1100"> : tensor<ui16>} : () -> (tensor<ui16>)
  %v30 = "stablehlo.compare"(%v21, %v29) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui16>, tensor<ui16>) -> (tensor<i1>)
  %v31 = "stablehlo.and"(%v13, %v15) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v32 = "stablehlo.and"(%v31, %v28) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v33 = "stablehlo.and"(%v32, %v30) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v33) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<5x2xi32>, %1: tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>) {
  %10, %11 = "stablehlo.while"(%0, %1) ({
  ^bb0(%2: tensor<5x2xi32>, %3: tensor<ui16>):
    %4 = "stablehlo.constant"() {value = dense<"0x0F00"> : tensor<ui16>} : () -> (tensor<ui16>)
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui16>, tensor<ui16>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<5x2xi32>, %7: tensor<ui16>):
    %8 = "stablehlo.constant"() {value = dense<"0x0300"> : tensor<ui16>} : () -> (tensor<ui16>)
    %9 = "stablehlo.add"(%7, %8) : (tensor<ui16>, tensor<ui16>) -> (tensor<ui16>)
    "stablehlo.return"(%0, %9) : (tensor<5x2xi32>, tensor<ui16>) -> ()
  }) : (tensor<5x2xi32>, tensor<ui16>) -> (tensor<5x2xi32>, tensor<ui16>)
  "func.return"(%10, %11) : (tensor<5x2xi32>, tensor<ui16>) -> ()
}
}
