// Self-checking: main returns true where a case of async_start on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xB3A86897FFFF0300F8FFFFFFFFF7FFFF01000100010000F0FFBFFFFFDF2F82F7FFFFDFFFE0FFFFFF010000FC7F000000000000E0000080000000040001F0FFFF27199E32B3A86897FFFF0300F8FFFFFFFFF7FFFF01000100010000F0FFBFFFFFDF2F82F7FFFFDFFFE0FFFFFF010000FC7F000000000000E0000080000000040001F0FFFF27199E32B3A86897FFFF0300F8FFFFFFFFF7FFFF01000100010000F0FFBFFFFFDF2F82F7FFFFDFFFE0FFFFFF010000FC7F000000000000E0000080000000040001F0FFFF27199E32B3A86897FFFF0300F8FFFFFF"> : tensor<2x3x3x3xi32>} : () -> (tensor<2x3x3x3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x3x3x3xi32>) -> (tensor<2x3x3x3xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2x3x3x3xi32>) -> (tensor<1x2x3x2xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0xB3A86897F8FFFFFFFFF7FFFF010000F0FFBFFFFFFFFFDFFFFFFF0300FFF7FFFF01000100FFBFFFFFDF2F82F7E0FFFFFF"> : tensor<1x2x3x2xi32>} : () -> (tensor<1x2x3x2xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x2xi32>, tensor<1x2x3x2xi32>) -> (tensor<1x2x3x2xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0x018000000B00000001100000C1FFFFFFFFFFFFFBFFFEFFFFD4ACAF7501C0FFFF0100F8FFFEFFFFFFFFFFFF3F93AC05290080FFFF08000000FF7FFFFF24D4088D08000000018000000B00000001100000C1FFFFFFFFFFFFFBFFFEFFFFD4ACAF7501C0FFFF0100F8FFFEFFFFFFFFFFFF3F93AC05290080FFFF08000000FF7FFFFF24D4088D08000000018000000B00000001100000C1FFFFFFFFFFFFFBFFFEFFFFD4ACAF7501C0FFFF0100F8FFFEFFFFFFFFFFFF3F93AC05290080FFFF08000000FF7FFFFF24D4088D08000000018000000B00000001100000"> : tensor<2x3x3x3xi32>} : () -> (tensor<2x3x3x3xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<2x3x3x3xi32>) -> (tensor<2x3x3x3xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<2x3x3x3xi32>) -> (tensor<1x2x3x2xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0x0180000001100000C1FFFFFFFFFEFFFFD4ACAF750100F8FF0B000000C1FFFFFFFFFFFFFBD4ACAF7501C0FFFFFEFFFFFF"> : tensor<1x2x3x2xi32>} : () -> (tensor<1x2x3x2xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x2xi32>, tensor<1x2x3x2xi32>) -> (tensor<1x2x3x2xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x3x3x3xi32>) -> (tensor<1x2x3x2xi32>) {
  %3 = "stablehlo.async_start"(%0) ({
  ^bb0(%1: tensor<2x3x3x3xi32>):
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 3, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 2, 2, 1, 2>} : (tensor<2x3x3x3xi32>) -> (tensor<1x2x3x2xi32>)
    "stablehlo.return"(%2) : (tensor<1x2x3x2xi32>) -> ()
  }) : (tensor<2x3x3x3xi32>) -> (!stablehlo.future<tensor<1x2x3x2xi32>>)
  %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<1x2x3x2xi32>>) -> (tensor<1x2x3x2xi32>)
  "func.return"(%4) : (tensor<1x2x3x2xi32>) -> ()
}
}
