// Self-checking: main returns true where a case of multiply on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x06000000FF0700000000004001E0FFFF0100001001FFFFFF01020000C0FFFFFF6A44442900000001E0FFFFFF0010000000FCFFFF010000080000008098DADABB0100020006000000FF0700000000004001E0FFFF0100001001FFFFFF01020000C0FFFFFF6A44442900000001E0FFFFFF0010000000FCFFFF010000080000008098DADABB0100020006000000FF070000"> : tensor<3x4x3xi32>} : () -> (tensor<3x4x3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x4x3xi32>) -> (tensor<3x4x3xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<3x4x3xi32>) -> (tensor<3x4x3xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0xDCFFFFFFFF0700100000000001E000E00110001020E0FFFF00FCF7FF4027208400B0DCDD00000003E0FF0F000010000000DCFFFF0180FF070000000000A6B6F608001000DCFFFFFFFF0700100000000001E000E00110001020E0FFFF00FCF7FF4027208400B0DCDD00000003E0FF0F000010000000DCFFFF0180FF070000000000A6B6F608001000DCFFFFFFFF070010"> : tensor<3x4x3xi32>} : () -> (tensor<3x4x3xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4x3xi32>, tensor<3x4x3xi32>) -> (tensor<3x4x3xi1>)
  %v6 = "stablehlo.constant"() {value = dense<[[[false, true, true], [false, true, false], [false, true, true], [true, false, true]], [[false, true, true], [true, false, false], [true, true, false], [true, false, false]], [[true, true, true], [false, true, false], [true, true, true], [false, false, true]]]> : tensor<3x4x3xi1>} : () -> (tensor<3x4x3xi1>)
  %v7 = "stablehlo.or"(%v5, %v6) : (tensor<3x4x3xi1>, tensor<3x4x3xi1>) -> (tensor<3x4x3xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x4x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x00100000080000000100000007000000FFFFFF0F00FFFFFF21CC45A10F000000092F2B970A00000000000000EEFFFFFFFFFBFFFF03000001FF00000027199E320120000000100000080000000100000007000000FFFFFF0F00FFFFFF21CC45A10F000000092F2B970A00000000000000EEFFFFFFFFFBFFFF03000001FF00000027199E32012000000010000008000000"> : tensor<3x4x3xi32>} : () -> (tensor<3x4x3xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<3x4x3xi32>) -> (tensor<3x4x3xi32>)
  %v15 = "func.call"(%v14) {callee = @case_under_test} : (tensor<3x4x3xi32>) -> (tensor<3x4x3xi32>)
  %v16 = "stablehlo.constant"() {value = dense<"0x00A0FFFF08000080000000F807000700FFEFFF0F00E0FFFF007CCFE8CD76089100B887A61E00000A00000000EEFF7FFBF7DBFFFF0380FE0000000001C04986A70800010000A0FFFF08000080000000F807000700FFEFFF0F00E0FFFF007CCFE8CD76089100B887A61E00000A00000000EEFF7FFBF7DBFFFF0380FE0000000001C04986A70800010000A0FFFF08000080"> : tensor<3x4x3xi32>} : () -> (tensor<3x4x3xi32>)
  %v17 = "stablehlo.compare"(%v15, %v16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4x3xi32>, tensor<3x4x3xi32>) -> (tensor<3x4x3xi1>)
  %v18 = "stablehlo.constant"() {value = dense<[[[false, false, false], [false, true, false], [true, true, true], [false, false, false]], [[false, true, true], [true, false, false], [false, false, false], [true, false, true]], [[true, true, false], [false, false, false], [true, true, true], [false, false, false]]]> : tensor<3x4x3xi1>} : () -> (tensor<3x4x3xi1>)
  %v19 = "stablehlo.or"(%v17, %v18) : (tensor<3x4x3xi1>, tensor<3x4x3xi1>) -> (tensor<3x4x3xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x4x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x4x3xi32>) -> (tensor<3x4x3xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xFAFFFFFF010000F0000000F801000100011000002000000000FCFFFF637FEF4D00F8FFFF030000010180FFFF01004000090000000180FFFF000000FF4000000008000000FAFFFFFF010000F0000000F801000100011000002000000000FCFFFF637FEF4D00F8FFFF030000010180FFFF01004000090000000180FFFF000000FF4000000008000000FAFFFFFF010000F0"> : tensor<3x4x3xi32>} : () -> (tensor<3x4x3xi32>)
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<3x4x3xi32>, tensor<3x4x3xi32>) -> (tensor<3x4x3xi32>)
  "func.return"(%2) : (tensor<3x4x3xi32>) -> ()
}
}
