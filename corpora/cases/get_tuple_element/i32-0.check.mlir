// Self-checking: main returns true where a case of get_tuple_element on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<3x1x5x4xi32>)
  %v2 = "stablehlo.constant"() {value = dense<"0x0000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF"> : tensor<3x1x5x4xi32>} : () -> (tensor<3x1x5x4xi32>)
  %v3 = "stablehlo.compare"(%v1, %v2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x5x4xi32>, tensor<3x1x5x4xi32>) -> (tensor<3x1x5x4xi1>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v8 = "stablehlo.reduce"(%v3, %v7) ({
  ^bb0(%v4: tensor<i1>, %v5: tensor<i1>):
    %v6 = "stablehlo.and"(%v4, %v5) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v6) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x1x5x4xi1>, tensor<i1>) -> (tensor<i1>)
  %v9 = "func.call"() {callee = @case_under_test} : () -> (tensor<3x1x5x4xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0x0000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF"> : tensor<3x1x5x4xi32>} : () -> (tensor<3x1x5x4xi32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x5x4xi32>, tensor<3x1x5x4xi32>) -> (tensor<3x1x5x4xi1>)
  %v15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v16 = "stablehlo.reduce"(%v11, %v15) ({
  ^bb0(%v12: tensor<i1>, %v13: tensor<i1>):
    %v14 = "stablehlo.and"(%v12, %v13) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v14) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x1x5x4xi1>, tensor<i1>) -> (tensor<i1>)
  %v17 = "stablehlo.and"(%v8, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v17) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<3x1x5x4xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF01100000FFFFFF010700000000FEFFFF0080FFFFFCFFFFFFD802E46B210000000000200027199E320100F0FF01001000F9FFFFFFFFEFFFFF00FCFFFF0BDEB13BE0FFFFFF"> : tensor<3x1x5x4xi32>} : () -> (tensor<3x1x5x4xi32>)
  %1 = "stablehlo.tuple"(%0) : (tensor<3x1x5x4xi32>) -> (tuple<tensor<3x1x5x4xi32>>)
  %2 = "stablehlo.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tensor<3x1x5x4xi32>>) -> (tensor<3x1x5x4xi32>)
  "func.return"(%2) : (tensor<3x1x5x4xi32>) -> ()
}
}
