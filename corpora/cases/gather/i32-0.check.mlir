// Self-checking: main returns true where a case of gather on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x000202"> : tensor<1x3xui2>} : () -> (tensor<1x3xui2>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<1x3xui2>) -> (tensor<1x3xui2>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<1x3xui2>) -> (tensor<1x2x3xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x00001000FF000000FF0000008FD2FE89FFFF7FFFFFFF7FFF"> : tensor<1x2x3xi32>} : () -> (tensor<1x2x3xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> (tensor<1x2x3xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0x030000"> : tensor<1x3xui2>} : () -> (tensor<1x3xui2>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<1x3xui2>) -> (tensor<1x3xui2>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<1x3xui2>) -> (tensor<1x2x3xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFFBFFFFF00001000000010009F2139028FD2FE898FD2FE89"> : tensor<1x2x3xi32>} : () -> (tensor<1x2x3xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> (tensor<1x2x3xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<1x3xui2>) -> (tensor<1x2x3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x0000100000010000FF000000FFBFFFFF010200008FD2FE8901000020FFFF7FFF9F2139020A000000"> : tensor<2x1x5xi32>} : () -> (tensor<2x1x5xi32>)
  %2 = "stablehlo.gather"(%1, %0) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x1x5xi32>, tensor<1x3xui2>) -> (tensor<1x2x3xi32>)
  "func.return"(%2) : (tensor<1x2x3xi32>) -> ()
}
}
