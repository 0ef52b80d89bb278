// Self-checking: main returns true where a case of while on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<i4>} : () -> (tensor<i4>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<i4>) -> (tensor<i4>)
  %v3, %v4 = "func.call"(%v2) {callee = @case_under_test} : (tensor<i4>) -> (tensor<3xi32>, tensor<i4>)
  %v5 = "stablehlo.constant"() {value = dense<"0xF9C47C88FFDFFFFF01800000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v6 = "stablehlo.compare"(%v3, %v5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi1>)
  %v10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v11 = "stablehlo.reduce"(%v6, %v10) ({
  ^bb0(%v7: tensor<i1>, %v8: tensor<i1>):
    %v9 = "stablehlo.and"(%v7, %v8) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v9) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v12 = "stablehlo.convert"(%v4) : (tensor<i4>) -> (tensor<i8>)
  %v13 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<i8>} : () -> (tensor<i8>)
  %v14 = "stablehlo.compare"(%v12, %v13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i8>, tensor<i8>) -> (tensor<i1>)
  %v15 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<i4>} : () -> (tensor<i4>)
  %v16 = "stablehlo.optimization_barrier"(%v15) : (tensor<i4>) -> (tensor<i4>)
  %v17, %v18 = "func.call"(%v16) {callee = @case_under_test} : (tensor<i4>) -> (tensor<3xi32>, tensor<i4>)
  %v19 = "stablehlo.constant"() {value = dense<"0xF9C47C88FFDFFFFF01800000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %v20 = "stablehlo.compare"(%v17, %v19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi1>)
  %v24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v25 = "stablehlo.reduce"(%v20, %v24) ({
  ^bb0(%v21: tensor<i1>, %v22: tensor<i1>):
    %v23 = "stablehlo.and"(%v21, %v22) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v23) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> (tensor<i1>)
  %v26 = "stablehlo.convert"(%v18) : (tensor<i4>) -> (tensor<i8>)
  %v27 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<i8>} : () -> (tensor<i8>)
  %v28 = "stablehlo.compare"(%v26, %v27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i8>, tensor<i8>) -> (tensor<i1>)
  %v29 = "stablehlo.and"(%v11, %v14) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v30 = "stablehlo.and"(%v29, %v25) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v31 = "stablehlo.and"(%v30, %v28) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v31) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<i4>) -> (tensor<3xi32>, tensor<i4>) {
  %1 = "stablehlo.constant"() {value = dense<"0xF9C47C88FFDFFFFF01800000"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %10, %11 = "stablehlo.while"(%1, %0) ({
  ^bb0(%2: tensor<3xi32>, %3: tensor<i4>):
    %4 = "stablehlo.constant"() {value = dense<"0x01"> : tensor<i4>} : () -> (tensor<i4>)
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i4>, tensor<i4>) -> (tensor<i1>)
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }, {
  ^bb0(%6: tensor<3xi32>, %7: tensor<i4>):
    %8 = "stablehlo.constant"() {value = dense<"0x03"> : tensor<i4>} : () -> (tensor<i4>)
    %9 = "stablehlo.add"(%7, %8) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    "stablehlo.return"(%6, %9) : (tensor<3xi32>, tensor<i4>) -> ()
  }) : (tensor<3xi32>, tensor<i4>) -> (tensor<3xi32>, tensor<i4>)
  "func.return"(%10, %11) : (tensor<3xi32>, tensor<i4>) -> ()
}
}
