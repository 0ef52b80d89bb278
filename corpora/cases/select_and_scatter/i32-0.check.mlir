// Self-checking: main returns true where a case of select_and_scatter on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x1C4D429B"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<i32>) -> (tensor<i32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x1C4D429B"> : tensor<i32>} : () -> (tensor<i32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v6 = "stablehlo.constant"() {value = dense<"0x20000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<i32>) -> (tensor<i32>)
  %v8 = "func.call"(%v7) {callee = @case_under_test} : (tensor<i32>) -> (tensor<i32>)
  %v9 = "stablehlo.constant"() {value = dense<"0x20000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v10 = "stablehlo.compare"(%v8, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v11 = "stablehlo.and"(%v5, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x01000080"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %3 = "stablehlo.clamp"(%1, %0, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %4 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %11 = "stablehlo.select_and_scatter"(%0, %3, %4) ({
  ^bb0(%5: tensor<i32>, %6: tensor<i32>):
    %7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    "stablehlo.return"(%7) : (tensor<i1>) -> ()
  }, {
  ^bb0(%8: tensor<i32>, %9: tensor<i32>):
    %10 = "stablehlo.add"(%8, %9) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%10) : (tensor<i32>) -> ()
  }) {padding = dense<> : tensor<0x2xi64>, window_dimensions = array<i64>, window_strides = array<i64>} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%11) : (tensor<i32>) -> ()
}
}
