// Self-checking: main returns true where a case of dot_general on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x00FFFFFF"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<1x1xi32>) -> (tensor<1x1xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x5D46F3DBFFFF0F0004000000FFF7FFFF"> : tensor<4x1xi32>} : () -> (tensor<4x1xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<4x1xi32>) -> (tensor<4x1xi32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<1x1xi32>, tensor<4x1xi32>) -> (tensor<1x4xi64>)
  %v6 = "stablehlo.constant"() {value = dense<"0x00A3B90C24000000000100F0FFFFFFFF00FCFFFFFFFFFFFF0001080000000000"> : tensor<1x4xi64>} : () -> (tensor<1x4xi64>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4xi64>, tensor<1x4xi64>) -> (tensor<1x4xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x4xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x00000001"> : tensor<1x1xi32>} : () -> (tensor<1x1xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<1x1xi32>) -> (tensor<1x1xi32>)
  %v15 = "stablehlo.constant"() {value = dense<"0x27199E320100002080000000E1FFFFFF"> : tensor<4x1xi32>} : () -> (tensor<4x1xi32>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<4x1xi32>) -> (tensor<4x1xi32>)
  %v17 = "func.call"(%v14, %v16) {callee = @case_under_test} : (tensor<1x1xi32>, tensor<4x1xi32>) -> (tensor<1x4xi64>)
  %v18 = "stablehlo.constant"() {value = dense<"0x00000027199E320000000001000020000000008000000000000000E1FFFFFFFF"> : tensor<1x4xi64>} : () -> (tensor<1x4xi64>)
  %v19 = "stablehlo.compare"(%v17, %v18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4xi64>, tensor<1x4xi64>) -> (tensor<1x4xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x4xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<1x1xi32>, %1: tensor<4x1xi32>) -> (tensor<1x4xi64>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1xi32>, tensor<4x1xi32>) -> (tensor<1x4xi64>)
  "func.return"(%2) : (tensor<1x4xi64>) -> ()
}
}
