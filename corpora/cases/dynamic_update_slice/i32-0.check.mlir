// Self-checking: main returns true where a case of dynamic_update_slice on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xE1FFFFFF00FCFFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<> : tensor<0xi32>} : () -> (tensor<0xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<0xi32>) -> (tensor<0xi32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<2xi32>, tensor<0xi32>) -> (tensor<2xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0xE1FFFFFF00FCFFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x0100040001000200"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v15 = "stablehlo.constant"() {value = dense<> : tensor<0xi32>} : () -> (tensor<0xi32>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<0xi32>) -> (tensor<0xi32>)
  %v17 = "func.call"(%v14, %v16) {callee = @case_under_test} : (tensor<2xi32>, tensor<0xi32>) -> (tensor<2xi32>)
  %v18 = "stablehlo.constant"() {value = dense<"0x0100040001000200"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v19 = "stablehlo.compare"(%v17, %v18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2xi32>, %1: tensor<0xi32>) -> (tensor<2xi32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x0100000000000000"> : tensor<i64>} : () -> (tensor<i64>)
  %3 = "stablehlo.dynamic_update_slice"(%0, %1, %2) : (tensor<2xi32>, tensor<0xi32>, tensor<i64>) -> (tensor<2xi32>)
  "func.return"(%3) : (tensor<2xi32>) -> ()
}
}
