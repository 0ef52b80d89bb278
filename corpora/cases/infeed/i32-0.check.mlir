// Self-checking: main returns true where a case of infeed on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1, %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<i32>, tensor<2xf8E3M4>)
  %v3 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v4 = "stablehlo.compare"(%v1, %v3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v5 = "stablehlo.bitcast_convert"(%v2) : (tensor<2xf8E3M4>) -> (tensor<2xi8>)
  %v6 = "stablehlo.constant"() {value = dense<"0x0000"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v7 = "stablehlo.compare"(%v5, %v6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>)
  %v8 = "stablehlo.constant"() {value = dense<"0x7F7F"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v9 = "stablehlo.xor"(%v5, %v8) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>)
  %v10 = "stablehlo.select"(%v7, %v9, %v5) : (tensor<2xi1>, tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>)
  %v11 = "stablehlo.constant"() {value = dense<"0x0000"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v12 = "stablehlo.compare"(%v10, %v11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>)
  %v13 = "stablehlo.constant"() {value = dense<"0x7070"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v14 = "stablehlo.compare"(%v10, %v13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>)
  %v15 = "stablehlo.constant"() {value = dense<"0x8F8F"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v16 = "stablehlo.compare"(%v10, %v15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>)
  %v17 = "stablehlo.or"(%v14, %v16) : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>)
  %v21 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v22 = "stablehlo.reduce"(%v12, %v21) ({
  ^bb0(%v18: tensor<i1>, %v19: tensor<i1>):
    %v20 = "stablehlo.and"(%v18, %v19) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v20) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v23, %v24 = "func.call"() {callee = @case_under_test} : () -> (tensor<i32>, tensor<2xf8E3M4>)
  %v25 = "stablehlo.constant"() {value = dense<"0x00000000"> : tensor<i32>} : () -> (tensor<i32>)
  %v26 = "stablehlo.compare"(%v23, %v25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> (tensor<i1>)
  %v27 = "stablehlo.bitcast_convert"(%v24) : (tensor<2xf8E3M4>) -> (tensor<2xi8>)
  %v28 = "stablehlo.constant"() {value = dense<"0x0000"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v29 = "stablehlo.compare"(%v27, %v28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>)
  %v30 = "stablehlo.constant"() {value = dense<"0x7F7F"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v31 = "stablehlo.xor"(%v27, %v30) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>)
  %v32 = "stablehlo.select"(%v29, %v31, %v27) : (tensor<2xi1>, tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>)
  %v33 = "stablehlo.constant"() {value = dense<"0x0000"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v34 = "stablehlo.compare"(%v32, %v33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>)
  %v35 = "stablehlo.constant"() {value = dense<"0x7070"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v36 = "stablehlo.compare"(%v32, %v35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>)
  %v37 = "stablehlo.constant"() {value = dense<"0x8F8F"> : tensor<2xi8>} : () -> (tensor<2xi8>)
  %v38 = "stablehlo.compare"(%v32, %v37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>)
  %v39 = "stablehlo.or"(%v36, %v38) : (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>)
  %v43 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v44 = "stablehlo.reduce"(%v34, %v43) ({
  ^bb0(%v40: tensor<i1>, %v41: tensor<i1>):
    %v42 = "stablehlo.and"(%v40, %v41) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v42) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  %v45 = "stablehlo.and"(%v4, %v22) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v46 = "stablehlo.and"(%v45, %v26) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v47 = "stablehlo.and"(%v46, %v44) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v47) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<i32>, tensor<2xf8E3M4>) {
  %0 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %1, %2 = "stablehlo.infeed"(%0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<i32>, !stablehlo.token)
  %3, %4 = "stablehlo.infeed"(%2) {infeed_config = ""} : (!stablehlo.token) -> (tensor<2xf8E3M4>, !stablehlo.token)
  "func.return"(%1, %3) : (tensor<i32>, tensor<2xf8E3M4>) -> ()
}
}
