// Self-checking: main returns true where a case of shift_right_arithmetic on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0000F8FF9F978E7500F0FFFFFFFFFFFF000000FEFF0F0000FFFFEFFF"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<7xi32>) -> (tensor<7xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x8C901569F3FFFFFFDD0F065B000000E0F7FFFFFFFCFFFFFF8C901569"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<7xi32>) -> (tensor<7xi32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x0000F0FF00F0FFFF40000000004000006A444429FF07000001C0FFFF"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<7xi32>) -> (tensor<7xi32>)
  %v8 = "stablehlo.constant"() {value = dense<"0xFF03000001080000FFFF3F0000FEFFFFEFFFFFFFFF3F000012000000"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v9 = "stablehlo.optimization_barrier"(%v8) : (tensor<7xi32>) -> (tensor<7xi32>)
  %v10 = "func.call"(%v7, %v9) {callee = @case_under_test} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  %v11 = "stablehlo.constant"() {value = dense<"0xFFFFFFFFFFFFFFFF00000000000000000000000000000000FFFFFFFF"> : tensor<7xi32>} : () -> (tensor<7xi32>)
  %v12 = "stablehlo.compare"(%v10, %v11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi1>)
  %v13 = "stablehlo.constant"() {value = dense<[true, true, true, true, true, true, false]> : tensor<7xi1>} : () -> (tensor<7xi1>)
  %v14 = "stablehlo.or"(%v12, %v13) : (tensor<7xi1>, tensor<7xi1>) -> (tensor<7xi1>)
  %v18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v19 = "stablehlo.reduce"(%v14, %v18) ({
  ^bb0(%v15: tensor<i1>, %v16: tensor<i1>):
    %v17 = "stablehlo.and"(%v15, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v17) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<7xi1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v19) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<7xi32>, %1: tensor<7xi32>) -> (tensor<7xi32>) {
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<7xi32>, tensor<7xi32>) -> (tensor<7xi32>)
  "func.return"(%2) : (tensor<7xi32>) -> ()
}
}
