// Self-checking: main returns true where a case of pad on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x8FD2FE890000000482EDC5AFF4FFFFFF4342744801E0FFFFFFFF00003F000000011000000000008001FEFFFFFFBFFFFF00F8FFFFEFFFFFFF60CD5CA7FF010000000000E08FD2FE890000000482EDC5AFF4FFFFFF"> : tensor<7x3xi32>} : () -> (tensor<7x3xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<7x3xi32>) -> (tensor<7x3xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x000080FF"> : tensor<i32>} : () -> (tensor<i32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<i32>) -> (tensor<i32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<7x3xi32>, tensor<i32>) -> (tensor<15x1xi32>)
  %v6 = "stablehlo.constant"() {value = dense<"0x8FD2FE89000080FFF4FFFFFF000080FFFFFF0000000080FF00000080000080FF00F8FFFF000080FFFF010000000080FF00000004000080FF000080FF"> : tensor<15x1xi32>} : () -> (tensor<15x1xi32>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<15x1xi32>, tensor<15x1xi32>) -> (tensor<15x1xi1>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.reduce"(%v7, %v11) ({
  ^bb0(%v8: tensor<i1>, %v9: tensor<i1>):
    %v10 = "stablehlo.and"(%v8, %v9) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v10) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<15x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v13 = "stablehlo.constant"() {value = dense<"0xFFFFFF0F81000000FFF7FFFF0100F0FF05000000FFF7FFFFFF000000780011110000000812000000FF07000001000010B3A86897ECFFFFFFFFFFFF7FC3BF59B700010000FFFFFF0F81000000FFF7FFFF0100F0FF"> : tensor<7x3xi32>} : () -> (tensor<7x3xi32>)
  %v14 = "stablehlo.optimization_barrier"(%v13) : (tensor<7x3xi32>) -> (tensor<7x3xi32>)
  %v15 = "stablehlo.constant"() {value = dense<"0xFFFFFFDF"> : tensor<i32>} : () -> (tensor<i32>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<i32>) -> (tensor<i32>)
  %v17 = "func.call"(%v14, %v16) {callee = @case_under_test} : (tensor<7x3xi32>, tensor<i32>) -> (tensor<15x1xi32>)
  %v18 = "stablehlo.constant"() {value = dense<"0xFFFFFF0FFFFFFFDF0100F0FFFFFFFFDFFF000000FFFFFFDF12000000FFFFFFDFB3A86897FFFFFFDFC3BF59B7FFFFFFDF81000000FFFFFFDFFFFFFFDF"> : tensor<15x1xi32>} : () -> (tensor<15x1xi32>)
  %v19 = "stablehlo.compare"(%v17, %v18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<15x1xi32>, tensor<15x1xi32>) -> (tensor<15x1xi1>)
  %v23 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v24 = "stablehlo.reduce"(%v19, %v23) ({
  ^bb0(%v20: tensor<i1>, %v21: tensor<i1>):
    %v22 = "stablehlo.and"(%v20, %v21) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v22) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<15x1xi1>, tensor<i1>) -> (tensor<i1>)
  %v25 = "stablehlo.and"(%v12, %v24) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v25) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<7x3xi32>, %1: tensor<i32>) -> (tensor<15x1xi32>) {
  %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 2, -4>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 1, 1>} : (tensor<7x3xi32>, tensor<i32>) -> (tensor<15x1xi32>)
  "func.return"(%2) : (tensor<15x1xi32>) -> ()
}
}
