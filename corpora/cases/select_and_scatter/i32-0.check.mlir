// Self-checking: main returns true where a case of select_and_scatter on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<i64>)
  %v2 = "stablehlo.constant"() {value = dense<"0xEEFFFFFFFFFFFFFF"> : tensor<i64>} : () -> (tensor<i64>)
  %v3 = "stablehlo.compare"(%v1, %v2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> (tensor<i1>)
  %v4 = "func.call"() {callee = @case_under_test} : () -> (tensor<i64>)
  %v5 = "stablehlo.constant"() {value = dense<"0xEEFFFFFFFFFFFFFF"> : tensor<i64>} : () -> (tensor<i64>)
  %v6 = "stablehlo.compare"(%v4, %v5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> (tensor<i1>)
  %v7 = "stablehlo.and"(%v3, %v6) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<i64>) {
  %0 = "stablehlo.constant"() {value = dense<"0xEEFFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %7 = "stablehlo.select_and_scatter"(%0, %0, %0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }, {
  ^bb0(%4: tensor<i64>, %5: tensor<i64>):
    %6 = "stablehlo.and"(%4, %5) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    "stablehlo.return"(%6) : (tensor<i64>) -> ()
  }) {padding = dense<> : tensor<0x2xi64>, window_dimensions = array<i64>, window_strides = array<i64>} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i64>)
  "func.return"(%7) : (tensor<i64>) -> ()
}
}
