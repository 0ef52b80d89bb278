// Self-checking: main returns true where a case of floor on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x00E07B410000983FFFFF7FBF0200403902E07B4180008047DB0FC93FFEFFED410000C842000080BEFEFF3F3FFFFFAF3F0200E03F0000403F000080B5FFFFFF7E008000C300E07B410000983FFFFF7FBF0200403902E07B4180008047DB0FC93FFEFFED410000C842000080BEFEFF3F3FFFFFAF3F0200E03F0000403F000080B5FFFFFF7E008000C300E07B410000983FFFFF7FBF0200403902E07B4180008047DB0FC93FFEFFED410000C842000080BEFEFF3F3FFFFFAF3F0200E03F0000403F"> : tensor<2x1x1x2x2x2x3xf32>} : () -> (tensor<2x1x1x2x2x2x3xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xf32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xf32>)
  %v4 = "stablehlo.bitcast_convert"(%v3) : (tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xi32>)
  %v5 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v6 = "stablehlo.compare"(%v4, %v5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v7 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v8 = "stablehlo.xor"(%v4, %v7) : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi32>)
  %v9 = "stablehlo.select"(%v6, %v8, %v4) : (tensor<2x1x1x2x2x2x3xi1>, tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0x000070410000803FFFFF7FC00000000000007041800080470000803F0000E8410000C842FFFF7FC0000000000000803F0000803F00000000FFFF7FC0FFFFFF7EFFFFFEBC000070410000803FFFFF7FC00000000000007041800080470000803F0000E8410000C842FFFF7FC0000000000000803F0000803F00000000FFFF7FC0FFFFFF7EFFFFFEBC000070410000803FFFFF7FC00000000000007041800080470000803F0000E8410000C842FFFF7FC0000000000000803F0000803F00000000"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v12 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v13 = "stablehlo.compare"(%v9, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v15 = "stablehlo.compare"(%v9, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v16 = "stablehlo.or"(%v13, %v15) : (tensor<2x1x1x2x2x2x3xi1>, tensor<2x1x1x2x2x2x3xi1>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v20 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v21 = "stablehlo.reduce"(%v11, %v20) ({
  ^bb0(%v17: tensor<i1>, %v18: tensor<i1>):
    %v19 = "stablehlo.and"(%v17, %v18) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v19) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>} : (tensor<2x1x1x2x2x2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v22 = "stablehlo.constant"() {value = dense<"0x000000C90000207FABAAAA3E008077C3000040400000A03F000000A00000004000008040FEFFBF3A00000037000080B500800000000080CB000080300100883F00000020000000C90000207FABAAAA3E008077C3000040400000A03F000000A00000004000008040FEFFBF3A00000037000080B500800000000080CB000080300100883F00000020000000C90000207FABAAAA3E008077C3000040400000A03F000000A00000004000008040FEFFBF3A00000037000080B500800000000080CB"> : tensor<2x1x1x2x2x2x3xf32>} : () -> (tensor<2x1x1x2x2x2x3xf32>)
  %v23 = "stablehlo.optimization_barrier"(%v22) : (tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xf32>)
  %v24 = "func.call"(%v23) {callee = @case_under_test} : (tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xf32>)
  %v25 = "stablehlo.bitcast_convert"(%v24) : (tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xi32>)
  %v26 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v27 = "stablehlo.compare"(%v25, %v26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v28 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v29 = "stablehlo.xor"(%v25, %v28) : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi32>)
  %v30 = "stablehlo.select"(%v27, %v29, %v25) : (tensor<2x1x1x2x2x2x3xi1>, tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi32>)
  %v31 = "stablehlo.constant"() {value = dense<"0xFFFFFFB60000207F00000000FFFF87BC000040400000803FFFFF7FC000000040000080400000000000000000FFFF7FC000000000FFFF7FB4000000000000803F00000000FFFFFFB60000207F00000000FFFF87BC000040400000803FFFFF7FC000000040000080400000000000000000FFFF7FC000000000FFFF7FB4000000000000803F00000000FFFFFFB60000207F00000000FFFF87BC000040400000803FFFFF7FC000000040000080400000000000000000FFFF7FC000000000FFFF7FB4"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v32 = "stablehlo.compare"(%v30, %v31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v33 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v34 = "stablehlo.compare"(%v30, %v33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v35 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<2x1x1x2x2x2x3xi32>} : () -> (tensor<2x1x1x2x2x2x3xi32>)
  %v36 = "stablehlo.compare"(%v30, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x1x2x2x2x3xi32>, tensor<2x1x1x2x2x2x3xi32>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v37 = "stablehlo.or"(%v34, %v36) : (tensor<2x1x1x2x2x2x3xi1>, tensor<2x1x1x2x2x2x3xi1>) -> (tensor<2x1x1x2x2x2x3xi1>)
  %v41 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v42 = "stablehlo.reduce"(%v32, %v41) ({
  ^bb0(%v38: tensor<i1>, %v39: tensor<i1>):
    %v40 = "stablehlo.and"(%v38, %v39) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v40) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2, 3, 4, 5, 6>} : (tensor<2x1x1x2x2x2x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v43 = "stablehlo.and"(%v21, %v42) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v43) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xf32>) {
  %1 = "stablehlo.floor"(%0) : (tensor<2x1x1x2x2x2x3xf32>) -> (tensor<2x1x1x2x2x2x3xf32>)
  "func.return"(%1) : (tensor<2x1x1x2x2x2x3xf32>) -> ()
}
}
