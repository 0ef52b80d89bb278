// Self-checking: main returns true where a case of dot_general on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xF9FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<i32>) -> (tensor<1x3xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0xF9C7FFFFF9FFFF8F77194BB6"> : tensor<1x3xi32>} : () -> (tensor<1x3xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<1x3xi1>)
  %v6 = "stablehlo.constant"() {value = dense<[[false, false, true]]> : tensor<1x3xi1>} : () -> (tensor<1x3xi1>)
  %v7 = "stablehlo.or"(%v5, %v6) : (tensor<1x3xi1>, tensor<1x3xi1>) -> (tensor<1x3xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0xFFFBFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<i32>) -> (tensor<i32>)
  %v15 = "func.call"(%v14) {callee = @case_under_test} : (tensor<i32>) -> (tensor<1x3xi32>)
  %v16 = "stablehlo.constant"() {value = dense<"0xFFF3DFFFFFFBFFEF1123D0FB"> : tensor<1x3xi32>} : () -> (tensor<1x3xi32>)
  %v17 = "stablehlo.compare"(%v15, %v16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<1x3xi1>)
  %v18 = "stablehlo.constant"() {value = dense<[[false, true, true]]> : tensor<1x3xi1>} : () -> (tensor<1x3xi1>)
  %v19 = "stablehlo.or"(%v17, %v18) : (tensor<1x3xi1>, tensor<1x3xi1>) -> (tensor<1x3xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>) -> (tensor<1x3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0108000001000010EF20AC53"> : tensor<1x3xi32>} : () -> (tensor<1x3xi32>)
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<i32>, tensor<1x3xi32>) -> (tensor<1x3xi32>)
  "func.return"(%2) : (tensor<1x3xi32>) -> ()
}
}
