// Self-checking: main returns true where a case of is_finite on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<2x2x2x2x3x1xi1>)
  %v2 = "stablehlo.constant"() {value = dense<true> : tensor<2x2x2x2x3x1xi1>} : () -> (tensor<2x2x2x2x3x1xi1>)
  %v3 = "stablehlo.compare"(%v1, %v2) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2x2x3x1xi1>, tensor<2x2x2x2x3x1xi1>) -> (tensor<2x2x2x2x3x1xi1>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v8 = "stablehlo.reduce"(%v3, %v7) ({
  ^bb0(%v4: tensor<i1>, %v5: tensor<i1>):
    %v6 = "stablehlo.and"(%v4, %v5) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v6) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x2x2x2x3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v9 = "func.call"() {callee = @case_under_test} : () -> (tensor<2x2x2x2x3x1xi1>)
  %v10 = "stablehlo.constant"() {value = dense<true> : tensor<2x2x2x2x3x1xi1>} : () -> (tensor<2x2x2x2x3x1xi1>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2x2x3x1xi1>, tensor<2x2x2x2x3x1xi1>) -> (tensor<2x2x2x2x3x1xi1>)
  %v15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v16 = "stablehlo.reduce"(%v11, %v15) ({
  ^bb0(%v12: tensor<i1>, %v13: tensor<i1>):
    %v14 = "stablehlo.and"(%v12, %v13) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v14) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x2x2x2x3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v17 = "stablehlo.and"(%v8, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v17) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<2x2x2x2x3x1xi1>) {
  %0 = "stablehlo.constant"() {value = dense<"0x010080CA400080C7000000C7000040BEFFFF7F5F0000004F0000003C827F7F7FFEFF3F3ECD6C3144FFFF7FFF827F7F7F03000080000080CB000000BFFFFF5F0033733144010080CA400080C7000000C7000040BEFFFF7F5F0000004F0000003C827F7F7FFEFF3F3ECD6C3144FFFF7FFF827F7F7F03000080000080CB000000BFFFFF5F0033733144010080CA400080C7000000C7000040BEFFFF7F5F0000004F0000003C827F7F7FFEFF3F3ECD6C3144FFFF7FFF827F7F7F03000080000080CB"> : tensor<2x2x2x2x3x1xf32>} : () -> (tensor<2x2x2x2x3x1xf32>)
  %1 = "stablehlo.is_finite"(%0) : (tensor<2x2x2x2x3x1xf32>) -> (tensor<2x2x2x2x3x1xi1>)
  "func.return"(%1) : (tensor<2x2x2x2x3x1xi1>) -> ()
}
}
