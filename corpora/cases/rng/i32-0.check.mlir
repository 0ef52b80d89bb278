// Self-checking: main returns true where a case of rng on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<2xi32>)
  %v2 = "stablehlo.constant"() {value = dense<"0xFFFFFFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v3 = "stablehlo.compare"(%v1, %v2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v4 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v5 = "stablehlo.compare"(%v1, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v6 = "stablehlo.and"(%v3, %v5) : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>)
  %v10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v11 = "stablehlo.reduce"(%v6, %v10) ({
  ^bb0(%v7: tensor<i1>, %v8: tensor<i1>):
    %v9 = "stablehlo.and"(%v7, %v8) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v9) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v12 = "func.call"() {callee = @case_under_test} : () -> (tensor<2xi32>)
  %v13 = "stablehlo.constant"() {value = dense<"0xFFFFFFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v14 = "stablehlo.compare"(%v12, %v13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v15 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v16 = "stablehlo.compare"(%v12, %v15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v17 = "stablehlo.and"(%v14, %v16) : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>)
  %v21 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v22 = "stablehlo.reduce"(%v17, %v21) ({
  ^bb0(%v18: tensor<i1>, %v19: tensor<i1>):
    %v20 = "stablehlo.and"(%v18, %v19) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v20) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v23 = "stablehlo.and"(%v11, %v22) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v23) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<2xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFFFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %1 = "stablehlo.constant"() {value = dense<"0x02000000"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0x0200000000000000"> : tensor<1xi64>} : () -> (tensor<1xi64>)
  %3 = "stablehlo.rng"(%0, %1, %2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> (tensor<2xi32>)
  "func.return"(%3) : (tensor<2xi32>) -> ()
}
}
