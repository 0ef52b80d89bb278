// Self-checking: main returns true where a case of case on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "stablehlo.constant"() {value = dense<"0xFE7F7743"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<1xf32>) -> (tensor<1xf32>)
  %v5 = "stablehlo.constant"() {value = dense<[[[(0x40F77FFE, 0x3F8BFFFF)], [(0x40000000, 0xFF7FFFFE)], [(0x43E70002, 0x80000003)], [(0x00400000, 0x42C80000)], [(0x477FEFFE, 0x49742400)], [(0x40000000, 0xFF7FFFFE)], [(0x4B000000, 0xBF000000)], [(0x807FFFFF, 0xC0000000)], [(0x00000001, 0x3BFFFFFE)], [(0xFF7FFFFF, 0x00800000)], [(0xCA800001, 0xCF000000)], [(0x4A800001, 0x40200000)], [(0xC7000000, 0x7EFFFFFF)], [(0xC0000000, 0x7FC00000)], [(0xBFC00000, 0x40000000)], [(0xBF800000, 0xBF000000)], [(0x4A800001, 0x4A800001)], [(0x40F77FFE, 0x3F8BFFFF)], [(0x40000000, 0xFF7FFFFE)], [(0x43E70002, 0x80000003)], [(0x00400000, 0x42C80000)], [(0x477FEFFE, 0x49742400)], [(0x40000000, 0xFF7FFFFE)], [(0x4B000000, 0xBF000000)], [(0x807FFFFF, 0xC0000000)], [(0x00000001, 0x3BFFFFFE)], [(0xFF7FFFFF, 0x00800000)], [(0xCA800001, 0xCF000000)], [(0x4A800001, 0x40200000)], [(0xC7000000, 0x7EFFFFFF)], [(0xC0000000, 0x7FC00000)], [(0xBFC00000, 0x40000000)], [(0xBF800000, 0xBF000000)], [(0x4A800001, 0x4A800001)], [(0x40F77FFE, 0x3F8BFFFF)], [(0x40000000, 0xFF7FFFFE)], [(0x43E70002, 0x80000003)], [(0x00400000, 0x42C80000)], [(0x477FEFFE, 0x49742400)], [(0x40000000, 0xFF7FFFFE)], [(0x4B000000, 0xBF000000)], [(0x807FFFFF, 0xC0000000)], [(0x00000001, 0x3BFFFFFE)], [(0xFF7FFFFF, 0x00800000)], [(0xCA800001, 0xCF000000)], [(0x4A800001, 0x40200000)], [(0xC7000000, 0x7EFFFFFF)], [(0xC0000000, 0x7FC00000)], [(0xBFC00000, 0x40000000)], [(0xBF800000, 0xBF000000)], [(0x4A800001, 0x4A800001)], [(0x40F77FFE, 0x3F8BFFFF)], [(0x40000000, 0xFF7FFFFE)], [(0x43E70002, 0x80000003)], [(0x00400000, 0x42C80000)], [(0x477FEFFE, 0x49742400)], [(0x40000000, 0xFF7FFFFE)], [(0x4B000000, 0xBF000000)], [(0x807FFFFF, 0xC0000000)], [(0x00000001, 0x3BFFFFFE)], [(0xFF7FFFFF, 0x00800000)], [(0xCA800001, 0xCF000000)], [(0x4A800001, 0x40200000)], [(0xC7000000, 0x7EFFFFFF)], [(0xC0000000, 0x7FC00000)], [(0xBFC00000, 0x40000000)], [(0xBF800000, 0xBF000000)], [(0x4A800001, 0x4A800001)], [(0x40F77FFE, 0x3F8BFFFF)], [(0x40000000, 0xFF7FFFFE)], [(0x43E70002, 0x80000003)], [(0x00400000, 0x42C80000)], [(0x477FEFFE, 0x49742400)], [(0x40000000, 0xFF7FFFFE)], [(0x4B000000, 0xBF000000)], [(0x807FFFFF, 0xC0000000)], [(0x00000001, 0x3BFFFFFE)], [(0xFF7FFFFF, 0x00800000)], [(0xCA800001, 0xCF000000)], [(0x4A800001, 0x40200000)], [(0xC7000000, 0x7EFFFFFF)], [(0xC0000000, 0x7FC00000)], [(0xBFC00000, 0x40000000)], [(0xBF800000, 0xBF000000)], [(0x4A800001, 0x4A800001)], [(0x40F77FFE, 0x3F8BFFFF)], [(0x40000000, 0xFF7FFFFE)], [(0x43E70002, 0x80000003)], [(0x00400000, 0x42C80000)], [(0x477FEFFE, 0x49742400)], [(0x40000000, 0xFF7FFFFE)], [(0x4B000000, 0xBF000000)], [(0x807FFFFF, 0xC0000000)], [(0x00000001, 0x3BFFFFFE)], [(0xFF7FFFFF, 0x00800000)], [(0xCA800001, 0xCF000000)], [(0x4A800001, 0x40200000)], [(0xC7000000, 0x7EFFFFFF)], [(0xC0000000, 0x7FC00000)], [(0xBFC00000, 0x40000000)], [(0xBF800000, 0xBF000000)], [(0x4A800001, 0x4A800001)], [(0x40F77FFE, 0x3F8BFFFF)], [(0x40000000, 0xFF7FFFFE)], [(0x43E70002, 0x80000003)], [(0x00400000, 0x42C80000)], [(0x477FEFFE, 0x49742400)], [(0x40000000, 0xFF7FFFFE)], [(0x4B000000, 0xBF000000)], [(0x807FFFFF, 0xC0000000)], [(0x00000001, 0x3BFFFFFE)], [(0xFF7FFFFF, 0x00800000)], [(0xCA800001, 0xCF000000)], [(0x4A800001, 0x40200000)], [(0xC7000000, 0x7EFFFFFF)], [(0xC0000000, 0x7FC00000)], [(0xBFC00000, 0x40000000)], [(0xBF800000, 0xBF000000)], [(0x4A800001, 0x4A800001)], [(0x40F77FFE, 0x3F8BFFFF)], [(0x40000000, 0xFF7FFFFE)], [(0x43E70002, 0x80000003)], [(0x00400000, 0x42C80000)], [(0x477FEFFE, 0x49742400)], [(0x40000000, 0xFF7FFFFE)], [(0x4B000000, 0xBF000000)], [(0x807FFFFF, 0xC0000000)], [(0x00000001, 0x3BFFFFFE)]]]> : tensor<1x128x1xcomplex<f32>>} : () -> (tensor<1x128x1xcomplex<f32>>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<1x128x1xcomplex<f32>>) -> (tensor<1x128x1xcomplex<f32>>)
  %v7 = "func.call"(%v2, %v4, %v6) {callee = @case_under_test} : (tensor<i32>, tensor<1xf32>, tensor<1x128x1xcomplex<f32>>) -> (tensor<1xf32>)
  %v8 = "stablehlo.bitcast_convert"(%v7) : (tensor<1xf32>) -> (tensor<1xi32>)
  %v9 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v10 = "stablehlo.compare"(%v8, %v9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v11 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v12 = "stablehlo.xor"(%v8, %v11) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v13 = "stablehlo.select"(%v10, %v12, %v8) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0xFE7F7743"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v16 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v17 = "stablehlo.compare"(%v13, %v16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v18 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v19 = "stablehlo.compare"(%v13, %v18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v20 = "stablehlo.or"(%v17, %v19) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>)
  %v24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v25 = "stablehlo.reduce"(%v15, %v24) ({
  ^bb0(%v21: tensor<i1>, %v22: tensor<i1>):
    %v23 = "stablehlo.and"(%v21, %v22) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v23) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v26 = "stablehlo.constant"() {value = dense<"0x02000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v27 = "stablehlo.optimization_barrier"(%v26) : (tensor<i32>) -> (tensor<i32>)
  %v28 = "stablehlo.constant"() {value = dense<"0x00000020"> : tensor<1xf32>} : () -> (tensor<1xf32>)
  %v29 = "stablehlo.optimization_barrier"(%v28) : (tensor<1xf32>) -> (tensor<1xf32>)
  %v30 = "stablehlo.constant"() {value = dense<[[[(0x3E400000, 0xBF400000)], [(0xFF7FFFFF, 0x7FC00000)], [(0xFF7FFFFF, 0x007FFFFF)], [(0x7EFFFFFF, 0x3D7FFFFE)], [(0xC0000000, 0xCA800001)], [(0xBFA00000, 0xBD800000)], [(0xCA800001, 0x3E800000)], [(0x40E00000, 0xBD000000)], [(0x3F7FFFFF, 0x4B000000)], [(0x81000000, 0x3FC00000)], [(0x40E00000, 0xBD000000)], [(0x3D800000, 0x43778000)], [(0x43778000, 0xCB800000)], [(0x37400000, 0xBF400000)], [(0x00400000, 0xBFC00000)], [(0xC0000000, 0x3F000000)], [(0x80800000, 0x7F7FFFFE)], [(0x3E400000, 0xBF400000)], [(0xFF7FFFFF, 0x7FC00000)], [(0xFF7FFFFF, 0x007FFFFF)], [(0x7EFFFFFF, 0x3D7FFFFE)], [(0xC0000000, 0xCA800001)], [(0xBFA00000, 0xBD800000)], [(0xCA800001, 0x3E800000)], [(0x40E00000, 0xBD000000)], [(0x3F7FFFFF, 0x4B000000)], [(0x81000000, 0x3FC00000)], [(0x40E00000, 0xBD000000)], [(0x3D800000, 0x43778000)], [(0x43778000, 0xCB800000)], [(0x37400000, 0xBF400000)], [(0x00400000, 0xBFC00000)], [(0xC0000000, 0x3F000000)], [(0x80800000, 0x7F7FFFFE)], [(0x3E400000, 0xBF400000)], [(0xFF7FFFFF, 0x7FC00000)], [(0xFF7FFFFF, 0x007FFFFF)], [(0x7EFFFFFF, 0x3D7FFFFE)], [(0xC0000000, 0xCA800001)], [(0xBFA00000, 0xBD800000)], [(0xCA800001, 0x3E800000)], [(0x40E00000, 0xBD000000)], [(0x3F7FFFFF, 0x4B000000)], [(0x81000000, 0x3FC00000)], [(0x40E00000, 0xBD000000)], [(0x3D800000, 0x43778000)], [(0x43778000, 0xCB800000)], [(0x37400000, 0xBF400000)], [(0x00400000, 0xBFC00000)], [(0xC0000000, 0x3F000000)], [(0x80800000, 0x7F7FFFFE)], [(0x3E400000, 0xBF400000)], [(0xFF7FFFFF, 0x7FC00000)], [(0xFF7FFFFF, 0x007FFFFF)], [(0x7EFFFFFF, 0x3D7FFFFE)], [(0xC0000000, 0xCA800001)], [(0xBFA00000, 0xBD800000)], [(0xCA800001, 0x3E800000)], [(0x40E00000, 0xBD000000)], [(0x3F7FFFFF, 0x4B000000)], [(0x81000000, 0x3FC00000)], [(0x40E00000, 0xBD000000)], [(0x3D800000, 0x43778000)], [(0x43778000, 0xCB800000)], [(0x37400000, 0xBF400000)], [(0x00400000, 0xBFC00000)], [(0xC0000000, 0x3F000000)], [(0x80800000, 0x7F7FFFFE)], [(0x3E400000, 0xBF400000)], [(0xFF7FFFFF, 0x7FC00000)], [(0xFF7FFFFF, 0x007FFFFF)], [(0x7EFFFFFF, 0x3D7FFFFE)], [(0xC0000000, 0xCA800001)], [(0xBFA00000, 0xBD800000)], [(0xCA800001, 0x3E800000)], [(0x40E00000, 0xBD000000)], [(0x3F7FFFFF, 0x4B000000)], [(0x81000000, 0x3FC00000)], [(0x40E00000, 0xBD000000)], [(0x3D800000, 0x43778000)], [(0x43778000, 0xCB800000)], [(0x37400000, 0xBF400000)], [(0x00400000, 0xBFC00000)], [(0xC0000000, 0x3F000000)], [(0x80800000, 0x7F7FFFFE)], [(0x3E400000, 0xBF400000)], [(0xFF7FFFFF, 0x7FC00000)], [(0xFF7FFFFF, 0x007FFFFF)], [(0x7EFFFFFF, 0x3D7FFFFE)], [(0xC0000000, 0xCA800001)], [(0xBFA00000, 0xBD800000)], [(0xCA800001, 0x3E800000)], [(0x40E00000, 0xBD000000)], [(0x3F7FFFFF, 0x4B000000)], [(0x81000000, 0x3FC00000)], [(0x40E00000, 0xBD000000)], [(0x3D800000, 0x43778000)], [(0x43778000, 0xCB800000)], [(0x37400000, 0xBF400000)], [(0x00400000, 0xBFC00000)], [(0xC0000000, 0x3F000000)], [(0x80800000, 0x7F7FFFFE)], [(0x3E400000, 0xBF400000)], [(0xFF7FFFFF, 0x7FC00000)], [(0xFF7FFFFF, 0x007FFFFF)], [(0x7EFFFFFF, 0x3D7FFFFE)], [(0xC0000000, 0xCA800001)], [(0xBFA00000, 0xBD800000)], [(0xCA800001, 0x3E800000)], [(0x40E00000, 0xBD000000)], [(0x3F7FFFFF, 0x4B000000)], [(0x81000000, 0x3FC00000)], [(0x40E00000, 0xBD000000)], [(0x3D800000, 0x43778000)], [(0x43778000, 0xCB800000)], [(0x37400000, 0xBF400000)], [(0x00400000, 0xBFC00000)], [(0xC0000000, 0x3F000000)], [(0x80800000, 0x7F7FFFFE)], [(0x3E400000, 0xBF400000)], [(0xFF7FFFFF, 0x7FC00000)], [(0xFF7FFFFF, 0x007FFFFF)], [(0x7EFFFFFF, 0x3D7FFFFE)], [(0xC0000000, 0xCA800001)], [(0xBFA00000, 0xBD800000)], [(0xCA800001, 0x3E800000)], [(0x40E00000, 0xBD000000)], [(0x3F7FFFFF, 0x4B000000)]]]> : tensor<1x128x1xcomplex<f32>>} : () -> (tensor<1x128x1xcomplex<f32>>)
  %v31 = "stablehlo.optimization_barrier"(%v30) : (tensor<1x128x1xcomplex<f32>>) -> (tensor<1x128x1xcomplex<f32>>)
  %v32 = "func.call"(%v27, %v29, %v31) {callee = @case_under_test} : (tensor<i32>, tensor<1xf32>, tensor<1x128x1xcomplex<f32>>) -> (tensor<1xf32>)
  %v33 = "stablehlo.bitcast_convert"(%v32) : (tensor<1xf32>) -> (tensor<1xi32>)
  %v34 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v35 = "stablehlo.compare"(%v33, %v34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v36 = "stablehlo.constant"() {value = dense<"0xFFFFFF7F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v37 = "stablehlo.xor"(%v33, %v36) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v38 = "stablehlo.select"(%v35, %v37, %v33) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>)
  %v39 = "stablehlo.constant"() {value = dense<"0x00000020"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v40 = "stablehlo.compare"(%v38, %v39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v41 = "stablehlo.constant"() {value = dense<"0x0000807F"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v42 = "stablehlo.compare"(%v38, %v41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v43 = "stablehlo.constant"() {value = dense<"0xFFFF7F80"> : tensor<1xi32>} : () -> (tensor<1xi32>)
  %v44 = "stablehlo.compare"(%v38, %v43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi1>)
  %v45 = "stablehlo.or"(%v42, %v44) : (tensor<1xi1>, tensor<1xi1>) -> (tensor<1xi1>)
  %v49 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v50 = "stablehlo.reduce"(%v40, %v49) ({
  ^bb0(%v46: tensor<i1>, %v47: tensor<i1>):
    %v48 = "stablehlo.and"(%v46, %v47) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v48) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<1xi1>, tensor<i1>) -> (tensor<i1>)
  %v51 = "stablehlo.and"(%v25, %v50) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v51) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>, %1: tensor<1xf32>, %2: tensor<1x128x1xcomplex<f32>>) -> (tensor<1xf32>) {
  %11 = "stablehlo.case"(%0) ({
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }, {
    %6 = "stablehlo.all_reduce"(%0) ({
    ^bb0(%3: tensor<i32>, %4: tensor<i32>):
      %5 = "stablehlo.maximum"(%3, %4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
      "stablehlo.return"(%5) : (tensor<i32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>} : (tensor<i32>) -> (tensor<i32>)
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }, {
    %7 = "stablehlo.constant"() {value = dense<(0xC0000000, 0x3F000000)> : tensor<complex<f32>>} : () -> (tensor<complex<f32>>)
    %10 = "stablehlo.reduce"(%2, %7) ({
    ^bb0(%8: tensor<complex<f32>>, %9: tensor<complex<f32>>):
      "stablehlo.return"(%9) : (tensor<complex<f32>>) -> ()
    }) {dimensions = array<i64: 2, 1>} : (tensor<1x128x1xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<1xcomplex<f32>>)
    "stablehlo.return"(%1) : (tensor<1xf32>) -> ()
  }) : (tensor<i32>) -> (tensor<1xf32>)
  "func.return"(%11) : (tensor<1xf32>) -> ()
}
}
