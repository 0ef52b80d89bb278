// Self-checking: main returns true where a case of or on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x82EDC5AFFFF7FFFF27199E3208F7E48A21CC45A1FFFFFF01F9FFFFFFA6F48B6082D537F6D802E46B01080000FFFFFF1F8FD2FE8993AC0529458981D4FFFF7FFF81FFFFFF82EDC5AFFFF7FFFF27199E3208F7E48A21CC45A1FFFFFF01F9FFFFFFA6F48B6082D537F6D802E46B01080000"> : tensor<2x2x7xi32>} : () -> (tensor<2x2x7xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x2x7xi32>) -> (tensor<2x2x7xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2x2x7xi32>) -> (tensor<2x2x7xi32>)
  %v4 = "stablehlo.constant"() {value = dense<"0xFFFFFFBFFFFFFFFF27199EF2FFF7E48A21CCC5FFFFFFFFFFFFFFFFFFE6FDDFE783FDFFFFFF03E46B010800E0FFFFFF1F8FD2FE8993AC052945FDFFFFFFFFFFFF81FFFFFFFFFFFFBFFFFFFFFF27199EF2FFF7E48A21CCC5FFFFFFFFFFFFFFFFFFE6FDDFE783FDFFFFFF03E46B010800E0"> : tensor<2x2x7xi32>} : () -> (tensor<2x2x7xi32>)
  %v5 = "stablehlo.compare"(%v3, %v4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x7xi32>, tensor<2x2x7xi32>) -> (tensor<2x2x7xi1>)
  %v9 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v10 = "stablehlo.reduce"(%v5, %v9) ({
  ^bb0(%v6: tensor<i1>, %v7: tensor<i1>):
    %v8 = "stablehlo.and"(%v6, %v7) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v8) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x7xi1>, tensor<i1>) -> (tensor<i1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xC3BF59B7000000FC1C4D429B0B00000011000000000100000000F8FF000080FFFFFFFF3F0000F0FF00080000F4FFFFFF7F00000061A990680100E0FFFF0700008FD2FE89C3BF59B7000000FC1C4D429B0B00000011000000000100000000F8FF000080FFFFFFFF3F0000F0FF00080000"> : tensor<2x2x7xi32>} : () -> (tensor<2x2x7xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<2x2x7xi32>) -> (tensor<2x2x7xi32>)
  %v13 = "func.call"(%v12) {callee = @case_under_test} : (tensor<2x2x7xi32>) -> (tensor<2x2x7xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFFFFFFBFFF3F00FC1C4D42FBFF030000110080FFFFEFFFFFFFFFFFFF60CDDCFFFFFFFFFFFF01F0FF010800E0FFFFFFFFFF00000061A9906801FCFFFFFF07FCFF8FD2FEFFFFFFFFBFFF3F00FC1C4D42FBFF030000110080FFFFEFFFFFFFFFFFFF60CDDCFFFFFFFFFFFF01F0FF010800E0"> : tensor<2x2x7xi32>} : () -> (tensor<2x2x7xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x7xi32>, tensor<2x2x7xi32>) -> (tensor<2x2x7xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x7xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.and"(%v10, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v21) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x2x7xi32>) -> (tensor<2x2x7xi32>) {
  %1 = "stablehlo.constant"() {value = dense<"0xFFFFFF1FFF3F0000000000F0FF030000010080FFFFEFFFFFFFFFFFDF60CD5CA701FCFFFFFF010000010000E0FFFF3F00800000000108000001FCFFFF0100FCFF010000FFFFFFFF1FFF3F0000000000F0FF030000010080FFFFEFFFFFFFFFFFDF60CD5CA701FCFFFFFF010000010000E0"> : tensor<2x2x7xi32>} : () -> (tensor<2x2x7xi32>)
  %2 = "stablehlo.or"(%0, %1) : (tensor<2x2x7xi32>, tensor<2x2x7xi32>) -> (tensor<2x2x7xi32>)
  "func.return"(%2) : (tensor<2x2x7xi32>) -> ()
}
}
