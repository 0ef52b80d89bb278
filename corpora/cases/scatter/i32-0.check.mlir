// Self-checking: main returns true where a case of scatter on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<i32>) -> (tensor<i32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v8 = "stablehlo.constant"() {value = dense<"0xF8FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v9 = "stablehlo.optimization_barrier"(%v8) : (tensor<i32>) -> (tensor<i32>)
  %v10 = "stablehlo.constant"() {value = dense<"0x05000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v11 = "stablehlo.optimization_barrier"(%v10) : (tensor<i32>) -> (tensor<i32>)
  %v12 = "func.call"(%v9, %v11) {callee = @case_under_test} : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
  %v13 = "stablehlo.constant"() {value = dense<"0x05000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v14 = "stablehlo.compare"(%v12, %v13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v15 = "stablehlo.and"(%v7, %v14) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v15) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>, %1: tensor<i32>) -> (tensor<i32>) {
  %2 = "stablehlo.constant"() {value = dense<> : tensor<0xi64>} : () -> (tensor<0xi64>)
  %5 = "stablehlo.scatter"(%0, %2, %1) ({
  ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    "stablehlo.return"(%4) : (tensor<i32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>, indices_are_sorted = false, unique_indices = true} : (tensor<i32>, tensor<0xi64>, tensor<i32>) -> (tensor<i32>)
  "func.return"(%5) : (tensor<i32>) -> ()
}
}
