// Self-checking: main returns true where a case of map on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x060000000800000005000000FDFFFFFF0200000001000000030000000200000000000000040000000700000007000000FFFFFFFF0600000005000000FEFFFFFF0400000006000000"> : tensor<3x2x1x3xi32>} : () -> (tensor<3x2x1x3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x2x1x3xi32>) -> (tensor<3x2x1x3xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x483A5535913F1F3CFF3C013D613C0040213C7F3CFE39023A813C01345F3C4842813D483A"> : tensor<3x2x1x3xf16>} : () -> (tensor<3x2x1x3xf16>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<3x2x1x3xf16>) -> (tensor<3x2x1x3xf16>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xf16>) -> (tensor<3x2x1x3xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x060000000800000005000000FDFFFFFF0200000001000000030000000200000000000000040000000700000007000000FFFFFFFF0600000005000000FEFFFFFF0400000006000000"> : tensor<3x2x1x3xi32>} : () -> (tensor<3x2x1x3xi32>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xi32>) -> (tensor<3x2x1x3xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x2x1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x0500000008000000F8FFFFFF02000000FDFFFFFF0800000004000000000000000200000001000000FBFFFFFFFDFFFFFFF8FFFFFFFBFFFFFF0500000002000000FAFFFFFF05000000"> : tensor<3x2x1x3xi32>} : () -> (tensor<3x2x1x3xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<3x2x1x3xi32>) -> (tensor<3x2x1x3xi32>)
  %v15 = "stablehlo.constant"() {value = dense<"0x803C023A0041023F5535E338333700407F3C3337913F5F3C613C6237003CBF3C013C803C"> : tensor<3x2x1x3xf16>} : () -> (tensor<3x2x1x3xf16>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<3x2x1x3xf16>) -> (tensor<3x2x1x3xf16>)
  %v17 = "func.call"(%v14, %v16) {callee = @case_under_test} : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xf16>) -> (tensor<3x2x1x3xi32>)
  %v18 = "stablehlo.constant"() {value = dense<"0x0500000008000000F8FFFFFF02000000FDFFFFFF0800000004000000000000000200000001000000FBFFFFFFFDFFFFFFF8FFFFFFFBFFFFFF0500000002000000FAFFFFFF05000000"> : tensor<3x2x1x3xi32>} : () -> (tensor<3x2x1x3xi32>)
  %v19 = "stablehlo.compare"(%v17, %v18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xi32>) -> (tensor<3x2x1x3xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x2x1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x2x1x3xi32>, %1: tensor<3x2x1x3xf16>) -> (tensor<3x2x1x3xi32>) {
  %9 = "stablehlo.map"(%0, %1) ({
  ^bb0(%2: tensor<i32>, %3: tensor<f16>):
    %4 = "stablehlo.constant"() {value = dense<"0x00C0"> : tensor<f16>} : () -> (tensor<f16>)
    %5 = "stablehlo.constant"() {value = dense<"0x0040"> : tensor<f16>} : () -> (tensor<f16>)
    %6 = "stablehlo.clamp"(%4, %3, %5) : (tensor<f16>, tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %7 = "stablehlo.power"(%3, %6) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %8 = "stablehlo.rsqrt"(%6) : (tensor<f16>) -> (tensor<f16>)
    "stablehlo.return"(%2) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x2x1x3xi32>, tensor<3x2x1x3xf16>) -> (tensor<3x2x1x3xi32>)
  "func.return"(%9) : (tensor<3x2x1x3xi32>) -> ()
}
}
