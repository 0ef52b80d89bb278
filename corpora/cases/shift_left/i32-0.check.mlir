// Self-checking: main returns true where a case of shift_left on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x6B9702EE010000FFFFFFFEFF846759ED01000000FFFFFF0F0000C0FF01E0FFFFFFFF0F003FB5F8A1A8CAA2E7FFFFFF7FD8BE72CAFFFFFFFDFFFFFFFD010000E0010000006B9702EE010000FFFFFFFEFF846759ED01000000FFFFFF0F0000C0FF01E0FFFFFFFF0F003FB5F8A1A8CAA2E7FFFFFF7FD8BE72CAFFFFFFFDFFFFFFFD010000E0010000006B9702EE010000FFFFFFFEFF846759ED01000000FFFFFF0F0000C0FF01E0FFFFFFFF0F003FB5F8A1A8CAA2E7FFFFFF7FD8BE72CAFFFFFFFD"> : tensor<2x1x2x2x3x2xi32>} : () -> (tensor<2x1x2x2x3x2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0xF8FFFFFFFEFFFF7FFEFFFF7F01000010FFFFF7FFD332E4F8FFFF010000E0FFFF80000000FFFFBFFF000000020000200005BF979BFFFF7F00F7FFFFFF010080FF00000200F8FFFFFFFEFFFF7FFEFFFF7F01000010FFFFF7FFD332E4F8FFFF010000E0FFFF80000000FFFFBFFF000000020000200005BF979BFFFF7F00F7FFFFFF010080FF00000200F8FFFFFFFEFFFF7FFEFFFF7F01000010FFFFF7FFD332E4F8FFFF010000E0FFFF80000000FFFFBFFF000000020000200005BF979BFFFF7F00"> : tensor<2x1x2x2x3x2xi32>} : () -> (tensor<2x1x2x2x3x2xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<2x1x2x2x3x2xi32>, tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x1000000078001111F3D4031AB3A86897FAFFFFFF05000000FFFF3F005D46F3DBFEFFFF7F0F0000003F0000005B402FB4E1FFFFFF8C4DEA66349812DD010100000B0000001000000078001111F3D4031AB3A86897FAFFFFFF05000000FFFF3F005D46F3DBFEFFFF7F0F0000003F0000005B402FB4E1FFFFFF8C4DEA66349812DD010100000B0000001000000078001111F3D4031AB3A86897FAFFFFFF05000000FFFF3F005D46F3DBFEFFFF7F0F0000003F0000005B402FB4E1FFFFFF8C4DEA66"> : tensor<2x1x2x2x3x2xi32>} : () -> (tensor<2x1x2x2x3x2xi32>)
  %v7 = "stablehlo.optimization_barrier"(%v6) : (tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>)
  %v8 = "stablehlo.constant"() {value = dense<"0x93AC0529D8BE72CAC3BF59B782D537F600000001010000E090E43826B8F6600A00F0FFFF0120000021CC45A1010000081000000000E0FFFF8FD2FE89002000008100000093AC0529D8BE72CAC3BF59B782D537F600000001010000E090E43826B8F6600A00F0FFFF0120000021CC45A1010000081000000000E0FFFF8FD2FE89002000008100000093AC0529D8BE72CAC3BF59B782D537F600000001010000E090E43826B8F6600A00F0FFFF0120000021CC45A1010000081000000000E0FFFF"> : tensor<2x1x2x2x3x2xi32>} : () -> (tensor<2x1x2x2x3x2xi32>)
  %v9 = "stablehlo.optimization_barrier"(%v8) : (tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>)
  %v10 = "func.call"(%v7, %v9) {callee = @case_under_test} : (tensor<2x1x2x2x3x2xi32>, tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>)
  %v11 = "stablehlo.constant"() {value = dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E1FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E1FF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000E1FF00000000"> : tensor<2x1x2x2x3x2xi32>} : () -> (tensor<2x1x2x2x3x2xi32>)
  %v12 = "stablehlo.compare"(%v10, %v11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x2x2x3x2xi32>, tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi1>)
  %v13 = "stablehlo.constant"() {value = dense<[[[[[[true, true], [true, true], [true, true]], [[true, true], [true, true], [true, true]]], [[[false, true], [true, true], [true, true]], [[true, true], [true, true], [true, true]]]]], [[[[[true, true], [true, true], [true, false]], [[true, true], [true, true], [true, true]]], [[[true, true], [true, true], [true, true]], [[true, true], [true, true], [false, true]]]]]]> : tensor<2x1x2x2x3x2xi1>} : () -> (tensor<2x1x2x2x3x2xi1>)
  %v14 = "stablehlo.or"(%v12, %v13) : (tensor<2x1x2x2x3x2xi1>, tensor<2x1x2x2x3x2xi1>) -> (tensor<2x1x2x2x3x2xi1>)
  %v18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v19 = "stablehlo.reduce"(%v14, %v18) ({
  ^bb0(%v15: tensor<i1>, %v16: tensor<i1>):
    %v17 = "stablehlo.and"(%v15, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v17) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x1x2x2x3x2xi1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v19) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x1x2x2x3x2xi32>, %1: tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>) {
  %2 = "stablehlo.shift_left"(%0, %1) : (tensor<2x1x2x2x3x2xi32>, tensor<2x1x2x2x3x2xi32>) -> (tensor<2x1x2x2x3x2xi32>)
  "func.return"(%2) : (tensor<2x1x2x2x3x2xi32>) -> ()
}
}
