// Self-checking: main returns true where a case of select on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0000800000008000FFFF3F00000000C0"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00400000FFF7FFFFFFFFFFFF20000000"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %v5 = "stablehlo.constant"() {value = dense<[[true, true], [false, false]]> : tensor<2x2xi1>} : () -> (tensor<2x2xi1>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
  %v7 = "func.call"(%v2, %v4, %v6) {callee = @case_under_test} : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi1>) -> (tensor<2x2xi32>)
  %v8 = "stablehlo.constant"() {value = dense<"0x0000800000008000FFFFFFFF20000000"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v9 = "stablehlo.compare"(%v7, %v8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi1>)
  %v13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v14 = "stablehlo.reduce"(%v9, %v13) ({
  ^bb0(%v10: tensor<i1>, %v11: tensor<i1>):
    %v12 = "stablehlo.and"(%v10, %v11) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v12) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v15 = "stablehlo.constant"() {value = dense<"0x0100F8FF47D0E423F3FFFFFF00000008"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %v17 = "stablehlo.constant"() {value = dense<"0x00100000F3050327000000FF0000FEFF"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v18 = "stablehlo.optimization_barrier"(%v17) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %v19 = "stablehlo.constant"() {value = dense<[[false, false], [false, true]]> : tensor<2x2xi1>} : () -> (tensor<2x2xi1>)
  %v20 = "stablehlo.optimization_barrier"(%v19) : (tensor<2x2xi1>) -> (tensor<2x2xi1>)
  %v21 = "func.call"(%v16, %v18, %v20) {callee = @case_under_test} : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi1>) -> (tensor<2x2xi32>)
  %v22 = "stablehlo.constant"() {value = dense<"0x00100000F3050327000000FF00000008"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v23 = "stablehlo.compare"(%v21, %v22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi1>)
  %v27 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v28 = "stablehlo.reduce"(%v23, %v27) ({
  ^bb0(%v24: tensor<i1>, %v25: tensor<i1>):
    %v26 = "stablehlo.and"(%v24, %v25) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v26) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v29 = "stablehlo.and"(%v14, %v28) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v29) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x2xi32>, %1: tensor<2x2xi32>, %2: tensor<2x2xi1>) -> (tensor<2x2xi32>) {
  %3 = "stablehlo.select"(%2, %0, %1) : (tensor<2x2xi1>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>)
  "func.return"(%3) : (tensor<2x2xi32>) -> ()
}
}
