// Self-checking: main returns true where a case of send on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0xFF1F000000000004140000000000F0FF"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %v3 = "stablehlo.constant"() {value = dense<"0x9F213902F5FFFFFFF4FFFFFFF7FFFFFF"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %v5, %v6 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
  %v7 = "stablehlo.constant"() {value = dense<"0xFF1F000000000004140000000000F0FF"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v8 = "stablehlo.compare"(%v5, %v7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi1>)
  %v12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v13 = "stablehlo.reduce"(%v8, %v12) ({
  ^bb0(%v9: tensor<i1>, %v10: tensor<i1>):
    %v11 = "stablehlo.and"(%v9, %v10) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v11) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v14 = "stablehlo.constant"() {value = dense<"0x9F213902F5FFFFFFF4FFFFFFF7FFFFFF"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v15 = "stablehlo.compare"(%v6, %v14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi1>)
  %v19 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v20 = "stablehlo.reduce"(%v15, %v19) ({
  ^bb0(%v16: tensor<i1>, %v17: tensor<i1>):
    %v18 = "stablehlo.and"(%v16, %v17) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v18) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v21 = "stablehlo.constant"() {value = dense<"0xB7FE2B5100000002FC69368F010000C0"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v22 = "stablehlo.optimization_barrier"(%v21) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %v23 = "stablehlo.constant"() {value = dense<"0x0110000000000100BFFFFFFFFFFFFF03"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v24 = "stablehlo.optimization_barrier"(%v23) : (tensor<2x2xi32>) -> (tensor<2x2xi32>)
  %v25, %v26 = "func.call"(%v22, %v24) {callee = @case_under_test} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
  %v27 = "stablehlo.constant"() {value = dense<"0xB7FE2B5100000002FC69368F010000C0"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v28 = "stablehlo.compare"(%v25, %v27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi1>)
  %v32 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v33 = "stablehlo.reduce"(%v28, %v32) ({
  ^bb0(%v29: tensor<i1>, %v30: tensor<i1>):
    %v31 = "stablehlo.and"(%v29, %v30) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v31) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v34 = "stablehlo.constant"() {value = dense<"0x0110000000000100BFFFFFFFFFFFFF03"> : tensor<2x2xi32>} : () -> (tensor<2x2xi32>)
  %v35 = "stablehlo.compare"(%v26, %v34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi1>)
  %v39 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v40 = "stablehlo.reduce"(%v35, %v39) ({
  ^bb0(%v36: tensor<i1>, %v37: tensor<i1>):
    %v38 = "stablehlo.and"(%v36, %v37) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
    "stablehlo.return"(%v38) : (tensor<i1>) -> ()
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi1>, tensor<i1>) -> (tensor<i1>)
  %v41 = "stablehlo.and"(%v13, %v20) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v42 = "stablehlo.and"(%v41, %v33) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v43 = "stablehlo.and"(%v42, %v40) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v43) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x2xi32>, %1: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.send"(%0, %1, %2) {channel_handle = #stablehlo.channel_handle<handle = 100, type = 2>, is_host_transfer = true} : (tensor<2x2xi32>, tensor<2x2xi32>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
}
}
