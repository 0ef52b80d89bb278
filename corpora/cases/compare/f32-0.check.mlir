// Self-checking: main returns true where a case of compare on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x0000207F0000D0C200008036000088BF000040BB0000803F010000000100003C00002080000000BA00000001008080BFFEFFE6430000E743000080BB0000C037FFFF7F5F0000207F0000D0C200008036000088BF000040BB0000803F010000000100003C00002080000000BA00000001"> : tensor<2x7x2xf32>} : () -> (tensor<2x7x2xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x7x2xf32>) -> (tensor<2x7x2xf32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x010000CBABAAAA3E0000C03CFEFF7F38FFFF7FBF000098BF000040800000004BFFFF7FFFFEFF7FFF0100843F00247449000090BF00FEFFC6FFFF7FFF00FEFF46FFFF7FBF010000CBABAAAA3E0000C03CFEFF7F38FFFF7FBF000098BF000040800000004BFFFF7FFFFEFF7FFF0100843F"> : tensor<2x7x2xf32>} : () -> (tensor<2x7x2xf32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<2x7x2xf32>) -> (tensor<2x7x2xf32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> (tensor<2x7x2xi1>)
  %v6 = "stablehlo.constant"() {value = dense<true> : tensor<2x7x2xi1>} : () -> (tensor<2x7x2xi1>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7x2xi1>, tensor<2x7x2xi1>) -> (tensor<2x7x2xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x7x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0xCDCCCCBD00008047000080DFFEEF7F470000A0BF010080CA0200403900008C3F00008040000000400000FE42000000010000C03F000000CF000080BE0000D8C00000C03DCDCCCCBD00008047000080DFFEEF7F470000A0BF010080CA0200403900008C3F00008040000000400000FE42"> : tensor<2x7x2xf32>} : () -> (tensor<2x7x2xf32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<2x7x2xf32>) -> (tensor<2x7x2xf32>)
  %v15 = "stablehlo.constant"() {value = dense<"0x0000803D01008C3F0100883F00007FC30100803D000040C00000003F010080BF0200D840FFFFFF3EFEFFE6430000404102004037000000BC000080BE0200E7430000804B0000803D01008C3F0100883F00007FC30100803D000040C00000003F010080BF0200D840FFFFFF3EFEFFE643"> : tensor<2x7x2xf32>} : () -> (tensor<2x7x2xf32>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<2x7x2xf32>) -> (tensor<2x7x2xf32>)
  %v17 = "func.call"(%v14, %v16) {callee = @case_under_test} : (tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> (tensor<2x7x2xi1>)
  %v18 = "stablehlo.constant"() {value = dense<[[[true, true], [true, true], [true, true], [true, true], [true, true], [true, true], [true, true]], [[false, true], [true, true], [true, true], [true, true], [true, true], [true, true], [true, true]]]> : tensor<2x7x2xi1>} : () -> (tensor<2x7x2xi1>)
  %v19 = "stablehlo.compare"(%v17, %v18) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7x2xi1>, tensor<2x7x2xi1>) -> (tensor<2x7x2xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x7x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x7x2xf32>, %1: tensor<2x7x2xf32>) -> (tensor<2x7x2xi1>) {
  %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x7x2xf32>, tensor<2x7x2xf32>) -> (tensor<2x7x2xi1>)
  "func.return"(%2) : (tensor<2x7x2xi1>) -> ()
}
}
