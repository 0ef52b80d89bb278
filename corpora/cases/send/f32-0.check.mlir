// Self-checking: main returns true where a case of send on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<> : tensor<3x0x3x2x1xf32>} : () -> (tensor<3x0x3x2x1xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x0x3x2x1xf32>) -> (tensor<3x0x3x2x1xf32>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v4 = "stablehlo.optimization_barrier"(%v3) : (tensor<i1>) -> (tensor<i1>)
  %v5, %v6 = "func.call"(%v2, %v4) {callee = @case_under_test} : (tensor<3x0x3x2x1xf32>, tensor<i1>) -> (tensor<3x0x3x2x1xf32>, tensor<i1>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v8 = "stablehlo.compare"(%v6, %v7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v9 = "stablehlo.constant"() {value = dense<> : tensor<3x0x3x2x1xf32>} : () -> (tensor<3x0x3x2x1xf32>)
  %v10 = "stablehlo.optimization_barrier"(%v9) : (tensor<3x0x3x2x1xf32>) -> (tensor<3x0x3x2x1xf32>)
  %v11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v12 = "stablehlo.optimization_barrier"(%v11) : (tensor<i1>) -> (tensor<i1>)
  %v13, %v14 = "func.call"(%v10, %v12) {callee = @case_under_test} : (tensor<3x0x3x2x1xf32>, tensor<i1>) -> (tensor<3x0x3x2x1xf32>, tensor<i1>)
  %v15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  %v16 = "stablehlo.compare"(%v14, %v15) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  %v17 = "stablehlo.and"(%v8, %v16) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  "func.return"(%v17) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x0x3x2x1xf32>, %1: tensor<i1>) -> (tensor<3x0x3x2x1xf32>, tensor<i1>) {
  %2 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %3 = "stablehlo.send"(%0, %1, %2) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<3x0x3x2x1xf32>, tensor<i1>, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%0, %1) : (tensor<3x0x3x2x1xf32>, tensor<i1>) -> ()
}
}
