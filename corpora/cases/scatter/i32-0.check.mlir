// Self-checking: main returns true where a case of scatter on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<> : tensor<0x3x1xui8>} : () -> (tensor<0x3x1xui8>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<0x3x1xui8>) -> (tensor<0x3x1xui8>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<0x3x1xui8>) -> (tensor<i32>)
  %v4 = "stablehlo.constant"() {value = dense<"0xF9FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v6 = "stablehlo.constant"() {value = dense<> : tensor<0x3x1xui8>} : () -> (tensor<0x3x1xui8>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<0x3x1xui8>) -> (tensor<0x3x1xui8>)
  %v8 = "func.call"(%v7) {callee = @case_under_test} : (tensor<0x3x1xui8>) -> (tensor<i32>)
  %v9 = "stablehlo.constant"() {value = dense<"0xF9FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %v10 = "stablehlo.compare"(%v8, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v11 = "stablehlo.and"(%v5, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v11) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<0x3x1xui8>) -> (tensor<i32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xF9FFFFFF"> : tensor<i32>} : () -> (tensor<i32>)
  %2 = "stablehlo.constant"() {value = dense<"0xFCFFFFFF05000000F9FFFFFF"> : tensor<3x1xi32>} : () -> (tensor<3x1xi32>)
  %6 = "stablehlo.scatter"(%1, %0, %2) ({
  ^bb0(%3: tensor<i32>, %4: tensor<i32>):
    %5 = "stablehlo.xor"(%3, %4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%5) : (tensor<i32>) -> ()
  }) {scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 0>, indices_are_sorted = false, unique_indices = false} : (tensor<i32>, tensor<0x3x1xui8>, tensor<3x1xi32>) -> (tensor<i32>)
  "func.return"(%6) : (tensor<i32>) -> ()
}
}
