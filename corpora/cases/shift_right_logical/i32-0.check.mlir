// Self-checking: main returns true where a case of shift_right_logical on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xFFFFFF00000010000000E0FF010004000B000000FFFFEFFF21CC45A1"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<7xi32>) -> (tensor<7xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<7xi32>) -> (tensor<7xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x00000000000000000000000000000000800000000000000000000000"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v6 = "stablehlo.constant"() {value = dense<[true, true, true, true, false, true, true]> : tensor<7xi1>} : () -> (tensor<7xi1>)
  %v7 = "stablehlo.or"(%v5, %v6) : (tensor<7xi1>, tensor<7xi1>) -> (tensor<7xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<7xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x00C0FFFFFFFFFF0F01FFFFFFF0FFFFFFFFFBFFFF110000000000C0FF"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<7xi32>) -> (tensor<7xi32>)
  %v15 = "func.call"(%v14) {callee = @case_under_test} : (tensor<7xi32>) -> (tensor<7xi32>)
  %v16 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v17 = "stablehlo.compare"(%v15, %v16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v18 = "stablehlo.constant"() {value = dense<[true, true, true, true, true, false, true]> : tensor<7xi1>} : () -> (tensor<7xi1>)
  %v19 = "stablehlo.or"(%v17, %v18) : (tensor<7xi1>, tensor<7xi1>) -> (tensor<7xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<7xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<7xi32>) -> (tensor<7xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xE0FFFFFFFFFFFF7FF3D4031A00080000010004004000000000080000"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %2 = "stablehlo.shift_right_logical"(%1, %0) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  "func.return"(%2) : (tensor<7xi32>) -> ()
}
}
