// Self-checking: main returns true where a case of multiply on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x6666B1C2FFFF7FFF000040C0000088BFFEFF7F3DFFFF833F0200C03C0200403E02E07B410000D840000088C1000000810000004F000000DAFFFF7F0000000080008080C36666B1C2FFFF7FFF000040C0000088BFFEFF7F3DFFFF833F0200C03C0200403E02E07B410000D840000088C1000000810000004F000000DAFFFF7F0000000080008080C36666B1C2"> : tensor<7x5xf32>} : () -> (tensor<7x5xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<7x5xf32>) -> (tensor<7x5xf32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<7x5xf32>) -> (tensor<7x5xf32>)
  %v4 = "stablehlo.bitcast_convert"(%v3) : (tensor<7x5xf32>) -> (tensor<7x5xi32>)
  %v5 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v6 = "stablehlo.compare"(%v4, %v5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi1>)
  %v7 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v8 = "stablehlo.xor"(%v4, %v7) : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi32>)
  %v9 = "stablehlo.select"(%v6, %v8, %v4) : (tensor<7x5xi1>, tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0x9999CEC9FFFF7F8000008440FFFFF7BFFFFFFBFFFFFF03460200703E0400703E3D2802BB024036421F01F099877978DAFEFF7F4B0000E0A5010012FD000000007FFF7EB89999CEC9FFFF7F8000008440FFFFF7BFFFFFFBFFFFFF03460200703E0400703E3D2802BB024036421F01F099877978DAFEFF7F4B0000E0A5010012FD000000007FFF7EB89999CEC9"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi1>)
  %v12 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v13 = "stablehlo.compare"(%v9, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi1>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v15 = "stablehlo.compare"(%v9, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi1>)
  %v16 = "stablehlo.or"(%v13, %v15) : (tensor<7x5xi1>, tensor<7x5xi1>) -> (tensor<7x5xi1>)
  %v20 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v21 = "stablehlo.reduce"(%v11, %v20) ({
  ^bb0(%v17: tensor<i1>, %v18: tensor<i1>):
    %v19 = "stablehlo.and"(%v17, %v18) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v19) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<7x5xi1>, tensor<i1>) -> (tensor<i1>)
  %v22 = "stablehlo.constant"() {value = dense<"0x0200C037000000A00080F74000800180FFFF5F000000C0BD00000047FEFF7FFF000000C3000040BF00000081FFFF7FFF00000080FEEF7F47010000000000C0370100883F0200C037000000A00080F74000800180FFFF5F000000C0BD00000047FEFF7FFF000000C3000040BF00000081FFFF7FFF00000080FEEF7F47010000000000C0370100883F0200C037"> : tensor<7x5xf32>} : () -> (tensor<7x5xf32>)
  %v23 = "stablehlo.optimization_barrier"(%v22) : (tensor<7x5xf32>) -> (tensor<7x5xf32>)
  %v24 = "func.call"(%v23) {callee = @case_under_test} : (tensor<7x5xf32>) -> (tensor<7x5xf32>)
  %v25 = "stablehlo.bitcast_convert"(%v24) : (tensor<7x5xf32>) -> (tensor<7x5xi32>)
  %v26 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v27 = "stablehlo.compare"(%v25, %v26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi1>)
  %v28 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v29 = "stablehlo.xor"(%v25, %v28) : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi32>)
  %v30 = "stablehlo.select"(%v27, %v29, %v25) : (tensor<7x5xi1>, tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi32>)
  %v31 = "stablehlo.constant"() {value = dense<"0x0200402B000080A0FFD7D5BEFFFFFCFFFFFFFFFFFFFFBFBB0000A048FFFF7F8000008146FDFF5DBF877978DAFFFF7F80FFFFFFFFFEF59F47E1FFFFFFFFFF3FBC018888430200402B000080A0FFD7D5BEFFFFFCFFFFFFFFFFFFFFBFBB0000A048FFFF7F8000008146FDFF5DBF877978DAFFFF7F80FFFFFFFFFEF59F47E1FFFFFFFFFF3FBC018888430200402B"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v32 = "stablehlo.compare"(%v30, %v31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi1>)
  %v33 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v34 = "stablehlo.compare"(%v30, %v33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi1>)
  %v35 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<7x5xi32>} : () -> (tensor<7x5xi32>)
  %v36 = "stablehlo.compare"(%v30, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> (tensor<7x5xi1>)
  %v37 = "stablehlo.or"(%v34, %v36) : (tensor<7x5xi1>, tensor<7x5xi1>) -> (tensor<7x5xi1>)
  %v41 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v42 = "stablehlo.reduce"(%v32, %v41) ({
  ^bb0(%v38: tensor<i1>, %v39: tensor<i1>):
    %v40 = "stablehlo.and"(%v38, %v39) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v40) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<7x5xi1>, tensor<i1>) -> (tensor<i1>)
  %v43 = "stablehlo.and"(%v21, %v42) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v43) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<7x5xf32>) -> (tensor<7x5xf32>) {
  %1 = "stablehlo.constant"() {value = dense<"0x00000033FFFFFF7E0000B0BF000000400000408000000046000020410100A03F000001C30200D8407886076478860764FEFFFF3BFFFF9F3F0000EEC1000080CB0080804300000033FFFFFF7E0000B0BF000000400000408000000046000020410100A03F000001C30200D8407886076478860764FEFFFF3BFFFF9F3F0000EEC1000080CB0080804300000033"> : tensor<7x5xf32>} : () -> (tensor<7x5xf32>)
  %2 = "stablehlo.multiply"(%0, %1) : (tensor<7x5xf32>, tensor<7x5xf32>) -> (tensor<7x5xf32>)
  "func.return"(%2) : (tensor<7x5xf32>) -> ()
}
}
