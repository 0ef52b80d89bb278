// Self-checking: main returns true where a case of case on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x04000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "stablehlo.constant"() {value = dense<"0xFE3966AE"> : tensor<2xf16>} : () -> (tensor<2xf16>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<2xf16>) -> (tensor<2xf16>)
  %v5 = "stablehlo.constant"() {value = dense<"0xC13C213C"> : tensor<2xf16>} : () -> (tensor<2xf16>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<2xf16>) -> (tensor<2xf16>)
  %v7 = "stablehlo.constant"() {value = dense<"0x0600000003000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v8 = "stablehlo.optimization_barrier"(%v7) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v9 = "stablehlo.constant"() {value = dense<"0x0607"> : tensor<2xi4>} : () -> (tensor<2xi4>)
  %v10 = "stablehlo.optimization_barrier"(%v9) : (tensor<2xi4>) -> (tensor<2xi4>)
  %v11 = "func.call"(%v2, %v4, %v6, %v8, %v10) {callee = @case_under_test} : (tensor<i32>, tensor<2xf16>, tensor<2xf16>, tensor<2xi32>, tensor<2xi4>) -> (tensor<2xi32>)
  %v12 = "stablehlo.constant"() {value = dense<"0x0600000003000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v13 = "stablehlo.compare"(%v11, %v12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v17 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v18 = "stablehlo.reduce"(%v13, %v17) ({
  ^bb0(%v14: tensor<i1>, %v15: tensor<i1>):
    %v16 = "stablehlo.and"(%v14, %v15) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v16) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v19 = "stablehlo.constant"() {value = dense<"0x03000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v20 = "stablehlo.optimization_barrier"(%v19) : (tensor<i32>) -> (tensor<i32>)
  %v21 = "stablehlo.constant"() {value = dense<"0x9A89003D"> : tensor<2xf16>} : () -> (tensor<2xf16>)
  %v22 = "stablehlo.optimization_barrier"(%v21) : (tensor<2xf16>) -> (tensor<2xf16>)
  %v23 = "stablehlo.constant"() {value = dense<"0x3F3C7F3C"> : tensor<2xf16>} : () -> (tensor<2xf16>)
  %v24 = "stablehlo.optimization_barrier"(%v23) : (tensor<2xf16>) -> (tensor<2xf16>)
  %v25 = "stablehlo.constant"() {value = dense<"0x05000000F9FFFFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v26 = "stablehlo.optimization_barrier"(%v25) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v27 = "stablehlo.constant"() {value = dense<"0x0E08"> : tensor<2xi4>} : () -> (tensor<2xi4>)
  %v28 = "stablehlo.optimization_barrier"(%v27) : (tensor<2xi4>) -> (tensor<2xi4>)
  %v29 = "func.call"(%v20, %v22, %v24, %v26, %v28) {callee = @case_under_test} : (tensor<i32>, tensor<2xf16>, tensor<2xf16>, tensor<2xi32>, tensor<2xi4>) -> (tensor<2xi32>)
  %v30 = "stablehlo.constant"() {value = dense<"0x05000000F9FFFFFF"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v31 = "stablehlo.compare"(%v29, %v30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v35 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v36 = "stablehlo.reduce"(%v31, %v35) ({
  ^bb0(%v32: tensor<i1>, %v33: tensor<i1>):
    %v34 = "stablehlo.and"(%v32, %v33) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v34) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v37 = "stablehlo.and"(%v18, %v36) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v37) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>, %1: tensor<2xf16>, %2: tensor<2xf16>, %3: tensor<2xi32>, %4: tensor<2xi4>) -> (tensor<2xi32>) {
  %17 = "stablehlo.case"(%0) ({
    %5 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    "stablehlo.return"(%5) : (tensor<2xi32>) -> ()
  }, {
    %6 = "stablehlo.cosine"(%1) : (tensor<2xf16>) -> (tensor<2xf16>)
    %7 = "stablehlo.constant"() {value = dense<"0x803D"> : tensor<f16>} : () -> (tensor<f16>)
    %8 = "stablehlo.real"(%7) : (tensor<f16>) -> (tensor<f16>)
    %9 = "stablehlo.constant"() {value = dense<"0x0034"> : tensor<f16>} : () -> (tensor<f16>)
    %10 = "stablehlo.constant"() {value = dense<"0x0044"> : tensor<f16>} : () -> (tensor<f16>)
    %11 = "stablehlo.clamp"(%9, %1, %10) : (tensor<f16>, tensor<2xf16>, tensor<f16>) -> (tensor<2xf16>)
    %12, %13, %14 = "stablehlo.batch_norm_grad"(%1, %2, %2, %11, %2) {epsilon = 0.5 : f32, feature_index = 0 : i64} : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
    "stablehlo.return"(%3) : (tensor<2xi32>) -> ()
  }, {
    "stablehlo.return"(%3) : (tensor<2xi32>) -> ()
  }, {
    %15 = "stablehlo.or"(%4, %4) : (tensor<2xi4>, tensor<2xi4>) -> (tensor<2xi4>)
    %16 = "stablehlo.cosine"(%1) : (tensor<2xf16>) -> (tensor<2xf16>)
    "stablehlo.return"(%3) : (tensor<2xi32>) -> ()
  }) : (tensor<i32>) -> (tensor<2xi32>)
  "func.return"(%17) : (tensor<2xi32>) -> ()
}
}
