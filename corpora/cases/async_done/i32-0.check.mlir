// Self-checking: main returns true where a case of async_done on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<i32>)
  %v2 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %v3 = "stablehlo.compare"(%v1, %v2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v4 = "func.call"() {callee = @case_under_test} : () -> (tensor<i32>)
  %v5 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %v6 = "stablehlo.compare"(%v4, %v5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v7 = "stablehlo.and"(%v3, %v6) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<i32>) {
  %0 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<i32>} : () -> (tensor<i32>)
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<i32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>} : (tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%2) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> (!stablehlo.future<tensor<i32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<i32>>) -> (tensor<i32>)
  "func.return"(%4) : (tensor<i32>) -> ()
}
}
