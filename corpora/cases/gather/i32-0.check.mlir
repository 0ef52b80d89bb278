// Self-checking: main returns true where a case of gather on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0100FCFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<i32>) -> (tensor<3x1xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x0100FCFF"> : tensor<3x1xi32>} : () -> (tensor<3x1xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> (tensor<3x1xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0x00000400"> : tensor<i32>} : () -> (tensor<i32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<i32>) -> (tensor<i32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<i32>) -> (tensor<3x1xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0x00000400"> : tensor<3x1xi32>} : () -> (tensor<3x1xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> (tensor<3x1xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>) -> (tensor<3x1xi32>) {
  %1 = "stablehlo.constant"() {value = dense<> : tensor<0x3x1xi32>} : () -> (tensor<0x3x1xi32>)
  %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64>} : (tensor<i32>, tensor<0x3x1xi32>) -> (tensor<3x1xi32>)
  "func.return"(%2) : (tensor<3x1xi32>) -> ()
}
}
