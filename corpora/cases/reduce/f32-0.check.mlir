// Self-checking: main returns true where a case of reduce on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x00000041000000C10000803F0000E04000000041000080400000803F0000803F0000C0C00000A0400000004100000040000080C00000004100000000000000400000404000000041000000C10000803F0000E04000000041000080400000803F0000803F0000C0C00000A0400000004100000040000080C00000004100000000000000400000404000000041000000C10000803F0000E04000000041000080400000803F0000803F0000C0C00000A0400000004100000040000080C00000004100000000000000400000404000000041000000C10000803F"> : tensor<2x3x1x3x3xf32>} : () -> (tensor<2x3x1x3x3xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x3x1x3x3xf32>) -> (tensor<2x3x1x3x3xf32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00000040"> : tensor<f32>} : () -> (tensor<f32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<f32>) -> (tensor<f32>)
  %v5 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<2x3x1x3x3xf32>, tensor<f32>) -> (tensor<3x1x3xf32>)
  %v6 = "stablehlo.bitcast_convert"(%v5) : (tensor<3x1x3xf32>) -> (tensor<3x1x3xi32>)
  %v7 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v8 = "stablehlo.compare"(%v6, %v7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v9 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v10 = "stablehlo.xor"(%v6, %v9) : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi32>)
  %v11 = "stablehlo.select"(%v8, %v10, %v6) : (tensor<3x1x3xi1>, tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi32>)
  %v12 = "stablehlo.constant"() {value = dense<"0x0000803FFFFFFFBEFFFFFFBEFFFF3FBF0000803F00000000FFFFFFBEFFFFFFBE0000803F"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v13 = "stablehlo.compare"(%v11, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v14 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v15 = "stablehlo.compare"(%v11, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v16 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v17 = "stablehlo.compare"(%v11, %v16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v18 = "stablehlo.or"(%v15, %v17) : (tensor<3x1x3xi1>, tensor<3x1x3xi1>) -> (tensor<3x1x3xi1>)
  %v22 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v23 = "stablehlo.reduce"(%v13, %v22) ({
  ^bb0(%v19: tensor<i1>, %v20: tensor<i1>):
    %v21 = "stablehlo.and"(%v19, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v21) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v24 = "stablehlo.constant"() {value = dense<"0x0000C040000000C0000040C0000040C00000E04000000000000080C0000080400000E0C00000C0C000000000000080C000000000000040400000E0400000803F000000410000C040000000C0000040C0000040C00000E04000000000000080C0000080400000E0C00000C0C000000000000080C000000000000040400000E0400000803F000000410000C040000000C0000040C0000040C00000E04000000000000080C0000080400000E0C00000C0C000000000000080C000000000000040400000E0400000803F000000410000C040000000C0000040C0"> : tensor<2x3x1x3x3xf32>} : () -> (tensor<2x3x1x3x3xf32>)
  %v25 = "stablehlo.optimization_barrier"(%v24) : (tensor<2x3x1x3x3xf32>) -> (tensor<2x3x1x3x3xf32>)
  %v26 = "stablehlo.constant"() {value = dense<"0x0000C0C0"> : tensor<f32>} : () -> (tensor<f32>)
  %v27 = "stablehlo.optimization_barrier"(%v26) : (tensor<f32>) -> (tensor<f32>)
  %v28 = "func.call"(%v25, %v27) {callee = @case_under_test} : (tensor<2x3x1x3x3xf32>, tensor<f32>) -> (tensor<3x1x3xf32>)
  %v29 = "stablehlo.bitcast_convert"(%v28) : (tensor<3x1x3xf32>) -> (tensor<3x1x3xi32>)
  %v30 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v31 = "stablehlo.compare"(%v29, %v30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v32 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v33 = "stablehlo.xor"(%v29, %v32) : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi32>)
  %v34 = "stablehlo.select"(%v31, %v33, %v29) : (tensor<3x1x3xi1>, tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi32>)
  %v35 = "stablehlo.constant"() {value = dense<"0xFFFF3FBFFFFF3FBFFFFF1FBFFFFF1FBFFFFF3FBFFFFF3FBFFFFF3FBFFFFF1FBFFFFF3FBF"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v36 = "stablehlo.compare"(%v34, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v37 = "stablehlo.constant"() {value = dense<"0xFFFF7FBFFFFF7FBFFFFF1FBFFFFF1FBFFFFF3FBFFFFF7FBFFFFF7FBFFFFF1FBFFFFF3FBF"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v38 = "stablehlo.compare"(%v34, %v37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v39 = "stablehlo.and"(%v36, %v38) : (tensor<3x1x3xi1>, tensor<3x1x3xi1>) -> (tensor<3x1x3xi1>)
  %v40 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v41 = "stablehlo.compare"(%v34, %v40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v42 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<3x1x3xi32>} : () -> (tensor<3x1x3xi32>)
  %v43 = "stablehlo.compare"(%v34, %v42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> (tensor<3x1x3xi1>)
  %v44 = "stablehlo.or"(%v41, %v43) : (tensor<3x1x3xi1>, tensor<3x1x3xi1>) -> (tensor<3x1x3xi1>)
  %v48 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v49 = "stablehlo.reduce"(%v39, %v48) ({
  ^bb0(%v45: tensor<i1>, %v46: tensor<i1>):
    %v47 = "stablehlo.and"(%v45, %v46) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v47) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1, 2>} : (tensor<3x1x3xi1>, tensor<i1>) -> (tensor<i1>)
  %v50 = "stablehlo.and"(%v23, %v49) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v50) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x3x1x3x3xf32>, %1: tensor<f32>) -> (tensor<3x1x3xf32>) {
  %5 = "stablehlo.reduce"(%0, %1) ({
  ^bb0(%2: tensor<f32>, %3: tensor<f32>):
    %4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    "stablehlo.return"(%4) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 3, 0>} : (tensor<2x3x1x3x3xf32>, tensor<f32>) -> (tensor<3x1x3xf32>)
  "func.return"(%5) : (tensor<3x1x3xf32>) -> ()
}
}
