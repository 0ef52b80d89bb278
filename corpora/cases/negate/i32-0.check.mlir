// Self-checking: main returns true where a case of negate on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x7F000000000000C000080000FEFFFF7F140000000000F8FF01040000FFEFFFFFF9FFFFFF010000E06126BCE90100C0FF00FFFFFFF30503270100F8FFFFFF3F00000000087F000000000000C000080000FEFFFF7F140000000000F8FF01040000FFEFFFFFF9FFFFFF010000E06126BCE90100C0FF00FFFFFFF30503270100F8FFFFFF3F00000000087F000000000000C000080000FEFFFF7F140000000000F8FF01040000FFEFFFFFF9FFFFFF010000E06126BCE90100C0FF00FFFFFFF3050327"> : tensor<2x2x2x2x3xi32>} : () -> (tensor<2x2x2x2x3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0x81FFFFFF0000004000F8FFFF02000080ECFFFFFF00000800FFFBFFFF0110000007000000FFFFFF1F9FD94316FFFF3F00000100000DFAFCD8FFFF07000100C0FF000000F881FFFFFF0000004000F8FFFF02000080ECFFFFFF00000800FFFBFFFF0110000007000000FFFFFF1F9FD94316FFFF3F00000100000DFAFCD8FFFF07000100C0FF000000F881FFFFFF0000004000F8FFFF02000080ECFFFFFF00000800FFFBFFFF0110000007000000FFFFFF1F9FD94316FFFF3F00000100000DFAFCD8"> : tensor<2x2x2x2x3xi32>} : () -> (tensor<2x2x2x2x3xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2x2x3xi32>, tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xF3D4031AFF0300000100400027199E327F000000FBFFFFFFDD0F065B0100C0FFDD0F065B01FEFFFF010000080040000001008000FFFFDFFF01000000FEFFFFFFD802E46BF3D4031AFF0300000100400027199E327F000000FBFFFFFFDD0F065B0100C0FFDD0F065B01FEFFFF010000080040000001008000FFFFDFFF01000000FEFFFFFFD802E46BF3D4031AFF0300000100400027199E327F000000FBFFFFFFDD0F065B0100C0FFDD0F065B01FEFFFF010000080040000001008000FFFFDFFF"> : tensor<2x2x2x2x3xi32>} : () -> (tensor<2x2x2x2x3xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0x0D2BFCE501FCFFFFFFFFBFFFD9E661CD81FFFFFF0500000023F0F9A4FFFF3F0023F0F9A4FF010000FFFFFFF700C0FFFFFFFF7FFF01002000FFFFFFFF0200000028FD1B940D2BFCE501FCFFFFFFFFBFFFD9E661CD81FFFFFF0500000023F0F9A4FFFF3F0023F0F9A4FF010000FFFFFFF700C0FFFFFFFF7FFF01002000FFFFFFFF0200000028FD1B940D2BFCE501FCFFFFFFFFBFFFD9E661CD81FFFFFF0500000023F0F9A4FFFF3F0023F0F9A4FF010000FFFFFFF700C0FFFFFFFF7FFF01002000"> : tensor<2x2x2x2x3xi32>} : () -> (tensor<2x2x2x2x3xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2x2x3xi32>, tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi32>) {
  %1 = "stablehlo.negate"(%0) : (tensor<2x2x2x2x3xi32>) -> (tensor<2x2x2x2x3xi32>)
  "func.return"(%1) : (tensor<2x2x2x2x3xi32>) -> ()
}
}
