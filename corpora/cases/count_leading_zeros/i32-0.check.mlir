// Self-checking: main returns true where a case of count_leading_zeros on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x3x1xi32>)
  %v2 = "stablehlo.constant"() {value = dense<"0x0E0000000000000000000000"> : tensor<1x3x1xi32>} : () -> (tensor<1x3x1xi32>)
  %v3 = "stablehlo.compare"(%v1, %v2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> (tensor<1x3x1xi1>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v8 = "stablehlo.reduce"(%v3, %v7) ({
  ^bb0(%v4: tensor<i1>, %v5: tensor<i1>):
    %v6 = "stablehlo.and"(%v4, %v5) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v6) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<1x3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v9 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x3x1xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0x0E0000000000000000000000"> : tensor<1x3x1xi32>} : () -> (tensor<1x3x1xi32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> (tensor<1x3x1xi1>)
  %v15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v16 = "stablehlo.reduce"(%v11, %v15) ({
  ^bb0(%v12: tensor<i1>, %v13: tensor<i1>):
    %v14 = "stablehlo.and"(%v12, %v13) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v14) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<1x3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v17 = "stablehlo.and"(%v8, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v17) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<1x3x1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x00000200FFDFFFFFA8CAA2E7"> : tensor<1x3x1xi32>} : () -> (tensor<1x3x1xi32>)
  %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<1x3x1xi32>) -> (tensor<1x3x1xi32>)
  "func.return"(%1) : (tensor<1x3x1xi32>) -> ()
}
}
