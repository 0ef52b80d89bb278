// Self-checking: main returns true where a case of sign on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x000000C0FFFF833FDB0F49C00000004F000020C0000000DF807F7FFF00247449000098BFCDCCCCBDFFFF8F3FFFFF7F3F"> : tensor<3x1x4xf32>} : () -> (tensor<3x1x4xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x1x4xf32>) -> (tensor<3x1x4xf32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<3x1x4xf32>) -> (tensor<3x1x4xf32>)
  %v4 = "stablehlo.bitcast_convert"(%v3) : (tensor<3x1x4xf32>) -> (tensor<3x1x4xi32>)
  %v5 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v6 = "stablehlo.compare"(%v4, %v5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi1>)
  %v7 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v8 = "stablehlo.xor"(%v4, %v7) : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi32>)
  %v9 = "stablehlo.select"(%v6, %v8, %v4) : (tensor<3x1x4xi1>, tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi32>)
  %v10 = "stablehlo.constant"() {value = dense<"0xFFFF7FC00000803FFFFF7FC00000803FFFFF7FC0FFFF7FC0FFFF7FC00000803FFFFF7FC0FFFF7FC00000803F0000803F"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v11 = "stablehlo.compare"(%v9, %v10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi1>)
  %v12 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v13 = "stablehlo.compare"(%v9, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi1>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v15 = "stablehlo.compare"(%v9, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi1>)
  %v16 = "stablehlo.or"(%v13, %v15) : (tensor<3x1x4xi1>, tensor<3x1x4xi1>) -> (tensor<3x1x4xi1>)
  %v20 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v21 = "stablehlo.reduce"(%v11, %v20) ({
  ^bb0(%v17: tensor<i1>, %v18: tensor<i1>):
    %v19 = "stablehlo.and"(%v17, %v18) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v19) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x4xi1>, tensor<i1>) -> (tensor<i1>)
  %v22 = "stablehlo.constant"() {value = dense<"0x0050C3C70000004F0000804B0100883F0000883F6666B142FEEF7F4700800100000080440000403B000098BF0000FE42"> : tensor<3x1x4xf32>} : () -> (tensor<3x1x4xf32>)
  %v23 = "stablehlo.optimization_barrier"(%v22) : (tensor<3x1x4xf32>) -> (tensor<3x1x4xf32>)
  %v24 = "func.call"(%v23) {callee = @case_under_test} : (tensor<3x1x4xf32>) -> (tensor<3x1x4xf32>)
  %v25 = "stablehlo.bitcast_convert"(%v24) : (tensor<3x1x4xf32>) -> (tensor<3x1x4xi32>)
  %v26 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v27 = "stablehlo.compare"(%v25, %v26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi1>)
  %v28 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v29 = "stablehlo.xor"(%v25, %v28) : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi32>)
  %v30 = "stablehlo.select"(%v27, %v29, %v25) : (tensor<3x1x4xi1>, tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi32>)
  %v31 = "stablehlo.constant"() {value = dense<"0xFFFF7FC00000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803FFFFF7FC00000803F"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v32 = "stablehlo.compare"(%v30, %v31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi1>)
  %v33 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v34 = "stablehlo.compare"(%v30, %v33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi1>)
  %v35 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<3x1x4xi32>} : () -> (tensor<3x1x4xi32>)
  %v36 = "stablehlo.compare"(%v30, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> (tensor<3x1x4xi1>)
  %v37 = "stablehlo.or"(%v34, %v36) : (tensor<3x1x4xi1>, tensor<3x1x4xi1>) -> (tensor<3x1x4xi1>)
  %v41 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v42 = "stablehlo.reduce"(%v32, %v41) ({
  ^bb0(%v38: tensor<i1>, %v39: tensor<i1>):
    %v40 = "stablehlo.and"(%v38, %v39) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v40) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x4xi1>, tensor<i1>) -> (tensor<i1>)
  %v43 = "stablehlo.and"(%v21, %v42) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v43) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x1x4xf32>) -> (tensor<3x1x4xf32>) {
  %1 = "stablehlo.sign"(%0) : (tensor<3x1x4xf32>) -> (tensor<3x1x4xf32>)
  "func.return"(%1) : (tensor<3x1x4xf32>) -> ()
}
}
