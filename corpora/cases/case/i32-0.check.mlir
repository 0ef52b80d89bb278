// Self-checking: main returns true where a case of case on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x02000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i32>) -> (tensor<i32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00322191"> : tensor<2xf16>} : () -> (tensor<2xf16>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<2xf16>) -> (tensor<2xf16>)
  %v5 = "stablehlo.constant"() {value = dense<"0x09"> : tensor<i4>} : () -> (tensor<i4>)
  %v6 = "stablehlo.optimization_barrier"(%v5) : (tensor<i4>) -> (tensor<i4>)
  %v7 = "stablehlo.constant"() {value = dense<"0x0B07"> : tensor<2xi4>} : () -> (tensor<2xi4>)
  %v8 = "stablehlo.optimization_barrier"(%v7) : (tensor<2xi4>) -> (tensor<2xi4>)
  %v9 = "stablehlo.constant"() {value = dense<"0x023A66AE"> : tensor<2xf16>} : () -> (tensor<2xf16>)
  %v10 = "stablehlo.optimization_barrier"(%v9) : (tensor<2xf16>) -> (tensor<2xf16>)
  %v11 = "stablehlo.constant"() {value = dense<"0x01800000000000C0"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v13 = "func.call"(%v2, %v4, %v6, %v8, %v10, %v12) {callee = @case_under_test} : (tensor<i32>, tensor<2xf16>, tensor<i4>, tensor<2xi4>, tensor<2xf16>, tensor<2xi32>) -> (tensor<2xi32>)
  %v14 = "stablehlo.constant"() {value = dense<"0x0200000002000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v15 = "stablehlo.compare"(%v13, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.constant"() {value = dense<"0x01000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v22 = "stablehlo.optimization_barrier"(%v21) : (tensor<i32>) -> (tensor<i32>)
  %v23 = "stablehlo.constant"() {value = dense<"0x012C00A8"> : tensor<2xf16>} : () -> (tensor<2xf16>)
  %v24 = "stablehlo.optimization_barrier"(%v23) : (tensor<2xf16>) -> (tensor<2xf16>)
  %v25 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<i4>} : () -> (tensor<i4>)
  %v26 = "stablehlo.optimization_barrier"(%v25) : (tensor<i4>) -> (tensor<i4>)
  %v27 = "stablehlo.constant"() {value = dense<"0x0B07"> : tensor<2xi4>} : () -> (tensor<2xi4>)
  %v28 = "stablehlo.optimization_barrier"(%v27) : (tensor<2xi4>) -> (tensor<2xi4>)
  %v29 = "stablehlo.constant"() {value = dense<"0x203C003C"> : tensor<2xf16>} : () -> (tensor<2xf16>)
  %v30 = "stablehlo.optimization_barrier"(%v29) : (tensor<2xf16>) -> (tensor<2xf16>)
  %v31 = "stablehlo.constant"() {value = dense<"0x01100000FFFF1F00"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v32 = "stablehlo.optimization_barrier"(%v31) : (tensor<2xi32>) -> (tensor<2xi32>)
  %v33 = "func.call"(%v22, %v24, %v26, %v28, %v30, %v32) {callee = @case_under_test} : (tensor<i32>, tensor<2xf16>, tensor<i4>, tensor<2xi4>, tensor<2xf16>, tensor<2xi32>) -> (tensor<2xi32>)
  %v34 = "stablehlo.constant"() {value = dense<"0x0100000001000000"> : tensor<2xi32>} : () -> (tensor<2xi32>)
  %v35 = "stablehlo.compare"(%v33, %v34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi1>)
  %v39 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v40 = "stablehlo.reduce"(%v35, %v39) ({
  ^bb0(%v36: tensor<i1>, %v37: tensor<i1>):
    %v38 = "stablehlo.and"(%v36, %v37) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v38) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v41 = "stablehlo.and"(%v20, %v40) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v41) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i32>, %1: tensor<2xf16>, %2: tensor<i4>, %3: tensor<2xi4>, %4: tensor<2xf16>, %5: tensor<2xi32>) -> (tensor<2xi32>) {
  %33 = "stablehlo.case"(%0) ({
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    "stablehlo.return"(%6) : (tensor<2xi32>) -> ()
  }, {
    %7 = "stablehlo.cosine"(%1) : (tensor<2xf16>) -> (tensor<2xf16>)
    %8 = "stablehlo.constant"() {value = dense<"0x803D"> : tensor<f16>} : () -> (tensor<f16>)
    %9 = "stablehlo.constant"() {value = dense<"0x00C0"> : tensor<f16>} : () -> (tensor<f16>)
    %10 = "stablehlo.constant"() {value = dense<"0x0040"> : tensor<f16>} : () -> (tensor<f16>)
    %11 = "stablehlo.clamp"(%9, %8, %10) : (tensor<f16>, tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %12 = "stablehlo.power"(%8, %11) : (tensor<f16>, tensor<f16>) -> (tensor<f16>)
    %13 = "stablehlo.popcnt"(%2) : (tensor<i4>) -> (tensor<i4>)
    %14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    "stablehlo.return"(%14) : (tensor<2xi32>) -> ()
  }, {
    %15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    "stablehlo.return"(%15) : (tensor<2xi32>) -> ()
  }, {
    %16 = "stablehlo.negate"(%3) : (tensor<2xi4>) -> (tensor<2xi4>)
    %17 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> (tensor<2xi32>)
    %18 = "stablehlo.constant"() {value = dense<"0x04"> : tensor<ui8>} : () -> (tensor<ui8>)
    %29, %30, %31 = "stablehlo.while"(%17, %3, %18) ({
    ^bb0(%19: tensor<2xi32>, %20: tensor<2xi4>, %21: tensor<ui8>):
      %22 = "stablehlo.constant"() {value = dense<"0x04"> : tensor<ui8>} : () -> (tensor<ui8>)
      %23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>)
      "stablehlo.return"(%23) : (tensor<i1>) -> ()
    }, {
    ^bb0(%24: tensor<2xi32>, %25: tensor<2xi4>, %26: tensor<ui8>):
      %27 = "stablehlo.constant"() {value = dense<"0x02"> : tensor<ui8>} : () -> (tensor<ui8>)
      %28 = "stablehlo.add"(%26, %27) : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>)
      "stablehlo.return"(%24, %16, %28) : (tensor<2xi32>, tensor<2xi4>, tensor<ui8>) -> ()
    }) : (tensor<2xi32>, tensor<2xi4>, tensor<ui8>) -> (tensor<2xi32>, tensor<2xi4>, tensor<ui8>)
    %32 = "stablehlo.logistic"(%4) : (tensor<2xf16>) -> (tensor<2xf16>)
    "stablehlo.return"(%5) : (tensor<2xi32>) -> ()
  }) : (tensor<i32>) -> (tensor<2xi32>)
  "func.return"(%33) : (tensor<2xi32>) -> ()
}
}
