// Self-checking: main returns true where a case of sort on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x01000000F9FFFFFFF8FFFFFF050000000100000003000000050000000600000007000000020000000300000008000000FFFFFFFF01000000FEFFFFFF050000000100000001000000F9FFFFFFF8FFFFFF050000000100000003000000050000000600000007000000020000000300000008000000FFFFFFFF01000000FEFFFFFF050000000100000001000000F9FFFFFFF8FFFFFF050000000100000003000000050000000600000007000000020000000300000008000000FFFFFFFF01000000"> : tensor<1x2x2x1x2x2x3x1xi32>} : () -> (tensor<1x2x2x1x2x2x3x1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<1x2x2x1x2x2x3x1xi32>) -> (tensor<1x2x2x1x2x2x3x1xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<1x2x2x1x2x2x3x1xi32>) -> (tensor<1x2x2x1x2x2x3x1xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x01000000F9FFFFFFF8FFFFFF050000000100000003000000050000000600000007000000020000000300000008000000FFFFFFFF01000000FEFFFFFF050000000100000001000000F9FFFFFFF8FFFFFF050000000100000003000000050000000600000007000000020000000300000008000000FFFFFFFF01000000FEFFFFFF050000000100000001000000F9FFFFFFF8FFFFFF050000000100000003000000050000000600000007000000020000000300000008000000FFFFFFFF01000000"> : tensor<1x2x2x1x2x2x3x1xi32>} : () -> (tensor<1x2x2x1x2x2x3x1xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2x1x2x2x3x1xi32>, tensor<1x2x2x1x2x2x3x1xi32>) -> (tensor<1x2x2x1x2x2x3x1xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (tensor<1x2x2x1x2x2x3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xFEFFFFFFFCFFFFFF020000000000000002000000FCFFFFFFFFFFFFFFFCFFFFFFFCFFFFFF0400000007000000FCFFFFFF07000000FFFFFFFFF8FFFFFF0300000008000000FEFFFFFFFCFFFFFF020000000000000002000000FCFFFFFFFFFFFFFFFCFFFFFFFCFFFFFF0400000007000000FCFFFFFF07000000FFFFFFFFF8FFFFFF0300000008000000FEFFFFFFFCFFFFFF020000000000000002000000FCFFFFFFFFFFFFFFFCFFFFFFFCFFFFFF0400000007000000FCFFFFFF07000000FFFFFFFF"> : tensor<1x2x2x1x2x2x3x1xi32>} : () -> (tensor<1x2x2x1x2x2x3x1xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<1x2x2x1x2x2x3x1xi32>) -> (tensor<1x2x2x1x2x2x3x1xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<1x2x2x1x2x2x3x1xi32>) -> (tensor<1x2x2x1x2x2x3x1xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFEFFFFFFFCFFFFFF020000000000000002000000FCFFFFFFFFFFFFFFFCFFFFFFFCFFFFFF0400000007000000FCFFFFFF07000000FFFFFFFFF8FFFFFF0300000008000000FEFFFFFFFCFFFFFF020000000000000002000000FCFFFFFFFFFFFFFFFCFFFFFFFCFFFFFF0400000007000000FCFFFFFF07000000FFFFFFFFF8FFFFFF0300000008000000FEFFFFFFFCFFFFFF020000000000000002000000FCFFFFFFFFFFFFFFFCFFFFFFFCFFFFFF0400000007000000FCFFFFFF07000000FFFFFFFF"> : tensor<1x2x2x1x2x2x3x1xi32>} : () -> (tensor<1x2x2x1x2x2x3x1xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2x1x2x2x3x1xi32>, tensor<1x2x2x1x2x2x3x1xi32>) -> (tensor<1x2x2x1x2x2x3x1xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (tensor<1x2x2x1x2x2x3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<1x2x2x1x2x2x3x1xi32>) -> (tensor<1x2x2x1x2x2x3x1xi32>) {
  %4 = "stablehlo.sort"(%0) ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
    "stablehlo.return"(%3) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64, is_stable = true} : (tensor<1x2x2x1x2x2x3x1xi32>) -> (tensor<1x2x2x1x2x2x3x1xi32>)
  "func.return"(%4) : (tensor<1x2x2x1x2x2x3x1xi32>) -> ()
}
}
