// Self-checking: main returns true where a case of xor on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xFFFF0100FFF7FFFF0100080001400000000000800C000000FFFFFBFF01000004020000000E0000000000040027199E32000080FF637FEF4D0100FEFF40000000B7FE2B51FFFF0100FFF7FFFF0100080001400000000000800C000000FFFFFBFF"> : tensor<1x1x4x3x2xi32>} : () -> (tensor<1x1x4x3x2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x000000207970E83B0120000000001000B8F6600A11000000010000FE01001000010000080F000000A6F48B60DD0F065B01004000AAAAAA2A00FCFFFF010080FFFFEFFFFF000000207970E83B0120000000001000B8F6600A11000000010000FE"> : tensor<1x1x4x3x2xi32>} : () -> (tensor<1x1x4x3x2xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0xFFFF0120868717C40020080001401000B8F6608A1D000000FEFFFB01000010040300000801000000A6F48F60FA1698690100C0FFC9D5456701FC0100410080FF4811D4AEFFFF0120868717C40020080001401000B8F6608A1D000000FEFFFB01"> : tensor<1x1x4x3x2xi32>} : () -> (tensor<1x1x4x3x2xi32>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x4x3x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x0400000002000000FF0300002000000047D0E42301080000010000FF98DADABBD802E46BF5FFFFFFDFFFFFFFFFFFFFFD3F0000006A4444290000001000040000E0FFFFFF0400000002000000FF0300002000000047D0E42301080000010000FF"> : tensor<1x1x4x3x2xi32>} : () -> (tensor<1x1x4x3x2xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>)
  %v15 = "stablehlo.constant"() {value = dense<"0x0100400043427448C3BF59B700000001FF03000000080000FFFF7FFF00000080B7FE2B510000FCFFFFFFFF1F0400000024D4088DFF07000000000080FFFFDFFFFFFFFFFF0100400043427448C3BF59B700000001FF03000000080000FFFF7FFF"> : tensor<1x1x4x3x2xi32>} : () -> (tensor<1x1x4x3x2xi32>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>)
  %v17 = "func.call"(%v14, %v16) {callee = @case_under_test} : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>)
  %v18 = "stablehlo.constant"() {value = dense<"0x05004000414274483CBC59B720000001B8D3E42301000000FEFF7F0098DADA3B6FFCCF3AF5FF0300200000E0FBFFFFFD1BD4088D9543442900000090FFFBDFFF1F00000005004000414274483CBC59B720000001B8D3E42301000000FEFF7F00"> : tensor<1x1x4x3x2xi32>} : () -> (tensor<1x1x4x3x2xi32>)
  %v19 = "stablehlo.compare"(%v17, %v18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x4x3x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<1x1x4x3x2xi32>, %1: tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>) {
  %2 = "stablehlo.xor"(%0, %1) : (tensor<1x1x4x3x2xi32>, tensor<1x1x4x3x2xi32>) -> (tensor<1x1x4x3x2xi32>)
  "func.return"(%2) : (tensor<1x1x4x3x2xi32>) -> ()
}
}
