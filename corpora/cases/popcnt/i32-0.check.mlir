// Self-checking: main returns true where a case of popcnt on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x8C90156900100000FFFF0000010002005D46F3DB000002000100400003000000092F2B978C4DEA660B00000000FFFFFFFFFFFF01DD0F065B01000400010008008FD2FE898C90156900100000FFFF0000010002005D46F3DB000002000100400003000000092F2B978C4DEA660B00000000FFFFFFFFFFFF01DD0F065B01000400010008008FD2FE898C90156900100000FFFF0000010002005D46F3DB000002000100400003000000092F2B978C4DEA660B00000000FFFFFFFFFFFF01DD0F065B01000400"> : tensor<7x7xi32>} : () -> (tensor<7x7xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<7x7xi32>) -> (tensor<7x7xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<7x7xi32>) -> (tensor<7x7xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x0C000000010000001000000002000000140000000100000002000000020000001000000010000000030000001800000019000000110000000200000002000000130000000C000000010000001000000002000000140000000100000002000000020000001000000010000000030000001800000019000000110000000200000002000000130000000C0000000100000010000000020000001400000001000000020000000200000010000000100000000300000018000000190000001100000002000000"> : tensor<7x7xi32>} : () -> (tensor<7x7xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x7xi32>, tensor<7x7xi32>) -> (tensor<7x7xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<7x7xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xF3FFFFFF092F2B9700080000FAFFFFFFFFFEFFFF01010000AAAAAA2A090000006A4444296B9702EE210000000E000000D802E46B2000000000F8FFFFF9C47C8800080000F3FFFFFF092F2B9700080000FAFFFFFFFFFEFFFF01010000AAAAAA2A090000006A4444296B9702EE210000000E000000D802E46B2000000000F8FFFFF9C47C8800080000F3FFFFFF092F2B9700080000FAFFFFFFFFFEFFFF01010000AAAAAA2A090000006A4444296B9702EE210000000E000000D802E46B2000000000F8FFFF"> : tensor<7x7xi32>} : () -> (tensor<7x7xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<7x7xi32>) -> (tensor<7x7xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<7x7xi32>) -> (tensor<7x7xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0x1E00000010000000010000001E0000001F000000020000000F000000020000000B0000001100000002000000030000000E000000010000001500000010000000010000001E00000010000000010000001E0000001F000000020000000F000000020000000B0000001100000002000000030000000E000000010000001500000010000000010000001E00000010000000010000001E0000001F000000020000000F000000020000000B0000001100000002000000030000000E0000000100000015000000"> : tensor<7x7xi32>} : () -> (tensor<7x7xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x7xi32>, tensor<7x7xi32>) -> (tensor<7x7xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<7x7xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<7x7xi32>) -> (tensor<7x7xi32>) {
  %1 = "stablehlo.popcnt"(%0) : (tensor<7x7xi32>) -> (tensor<7x7xi32>)
  "func.return"(%1) : (tensor<7x7xi32>) -> ()
}
}
