// Self-checking: main returns true where a case of async_start on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xFFFFFFEFFDFFFFFF0400000098DADABBDD0F065BF9FFFFFF01C0FFFF810000006126BCE901040000FFFFFF1F0F000000"> : tensor<4x1x3xi32>} : () -> (tensor<4x1x3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<4x1x3xi32>) -> (tensor<4x1x3xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<4x1x3xi32>) -> (tensor<3x1x3xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x98DADABBDD0F065BF9FFFFFF01C0FFFF810000006126BCE901040000FFFFFF1F0F000000"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xEDFFFFFFFEFFFF7FF5FFFFFF000080FF03000001FFBFFFFF00001000FFFFFF1F00000002F305032705BF979B0000F8FF"> : tensor<4x1x3xi32>} : () -> (tensor<4x1x3xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<4x1x3xi32>) -> (tensor<4x1x3xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<4x1x3xi32>) -> (tensor<3x1x3xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0x000080FF03000001FFBFFFFF00001000FFFFFF1F00000002F305032705BF979B0000F8FF"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<4x1x3xi32>) -> (tensor<3x1x3xi32>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<4x1x3xi32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 1, 3>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 2, 1>} : (tensor<4x1x3xi32>) -> (tensor<3x1x3xi32>)
    "stablehlo.return"(%2) : (tensor<3x1x3xi32>) -> ()
  }) : (tensor<4x1x3xi32>) -> (!stablehlo.future<tensor<3x1x3xi32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<3x1x3xi32>>) -> (tensor<3x1x3xi32>)
  "func.return"(%4) : (tensor<3x1x3xi32>) -> ()
}
}
