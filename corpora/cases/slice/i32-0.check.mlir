// Self-checking: main returns true where a case of slice on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x3xi32>)
  %v2 = "stablehlo.constant"() {value = dense<"0xBFFFFFFF08F7E48A00000080"> : tensor<1x3xi32>} : () -> (tensor<1x3xi32>)
  %v3 = "stablehlo.compare"(%v1, %v2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<1x3xi1>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v8 = "stablehlo.reduce"(%v3, %v7) ({
  ^bb0(%v4: tensor<i1>, %v5: tensor<i1>):
    %v6 = "stablehlo.and"(%v4, %v5) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v6) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v9 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x3xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0xBFFFFFFF08F7E48A00000080"> : tensor<1x3xi32>} : () -> (tensor<1x3xi32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<1x3xi1>)
  %v15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v16 = "stablehlo.reduce"(%v11, %v15) ({
  ^bb0(%v12: tensor<i1>, %v13: tensor<i1>):
    %v14 = "stablehlo.and"(%v12, %v13) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v14) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v17 = "stablehlo.and"(%v8, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v17) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<1x3xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x7F000000BFFFFFFFFFFFFF1F08F7E48A0102000000000080FFFFFF00F8FFFFFF010000E00100000200000001F3FFFFFF21CC45A1FFFF0100"> : tensor<2x7xi32>} : () -> (tensor<2x7xi32>)
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 7>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>} : (tensor<2x7xi32>) -> (tensor<1x3xi32>)
  "func.return"(%1) : (tensor<1x3xi32>) -> ()
}
}
