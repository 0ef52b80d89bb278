// Self-checking: main returns true where a case of abs on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0080FFFFFEFFFFFFFFFDFFFF000001008C4DEA66FFFFFFFD81FFFFFFFFFFFF0001FFFFFF1000000000040000FFFFFEFFF1FFFFFF21CC45A1FF1F0000020000007970E83B0080FFFFFEFFFFFFFFFDFFFF000001008C4DEA66FFFFFFFD81FFFFFFFFFFFF0001FFFFFF1000000000040000FFFFFEFFF1FFFFFF21CC45A1FF1F0000020000007970E83B0080FFFFFEFFFFFFFFFDFFFF000001008C4DEA66FFFFFFFD81FFFFFFFFFFFF0001FFFFFF1000000000040000FFFFFEFFF1FFFFFF21CC45A1FF1F0000020000007970E83B0080FFFFFEFFFFFFFFFDFFFF"> : tensor<3x3x2x3x1xi32>} : () -> (tensor<3x3x2x3x1xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x008000000200000001020000000001008C4DEA66010000027F000000FFFFFF00FF0000001000000000040000010001000F000000DF33BA5EFF1F0000020000007970E83B008000000200000001020000000001008C4DEA66010000027F000000FFFFFF00FF0000001000000000040000010001000F000000DF33BA5EFF1F0000020000007970E83B008000000200000001020000000001008C4DEA66010000027F000000FFFFFF00FF0000001000000000040000010001000F000000DF33BA5EFF1F0000020000007970E83B008000000200000001020000"> : tensor<3x3x2x3x1xi32>} : () -> (tensor<3x3x2x3x1xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3x2x3x1xi32>, tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<3x3x2x3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0x0000C0FFD4ACAF750100400090E4382601F8FFFFFFFFFF7FFF000000FFFFFFFEFFFFFFFD0100000021000000FFDFFFFFFFFF000004000000000000FC00FCFFFF0000FEFF0000C0FFD4ACAF750100400090E4382601F8FFFFFFFFFF7FFF000000FFFFFFFEFFFFFFFD0100000021000000FFDFFFFFFFFF000004000000000000FC00FCFFFF0000FEFF0000C0FFD4ACAF750100400090E4382601F8FFFFFFFFFF7FFF000000FFFFFFFEFFFFFFFD0100000021000000FFDFFFFFFFFF000004000000000000FC00FCFFFF0000FEFF0000C0FFD4ACAF7501004000"> : tensor<3x3x2x3x1xi32>} : () -> (tensor<3x3x2x3x1xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0x00004000D4ACAF750100400090E43826FF070000FFFFFF7FFF0000000100000101000002010000002100000001200000FFFF00000400000000000004000400000000020000004000D4ACAF750100400090E43826FF070000FFFFFF7FFF0000000100000101000002010000002100000001200000FFFF00000400000000000004000400000000020000004000D4ACAF750100400090E43826FF070000FFFFFF7FFF0000000100000101000002010000002100000001200000FFFF00000400000000000004000400000000020000004000D4ACAF7501004000"> : tensor<3x3x2x3x1xi32>} : () -> (tensor<3x3x2x3x1xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3x2x3x1xi32>, tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<3x3x2x3x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi32>) {
  %1 = "stablehlo.abs"(%0) : (tensor<3x3x2x3x1xi32>) -> (tensor<3x3x2x3x1xi32>)
  "func.return"(%1) : (tensor<3x3x2x3x1xi32>) -> ()
}
}
