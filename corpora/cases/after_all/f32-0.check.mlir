// Self-checking: main returns true where a case of after_all on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<> : tensor<0xf32>} : () -> (tensor<0xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<0xf32>) -> (tensor<0xf32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<0xf32>) -> (tensor<0xf32>)
  %v4 = "stablehlo.constant"() {value = dense<> : tensor<0xf32>} : () -> (tensor<0xf32>)
  %v5 = "stablehlo.optimization_barrier"(%v4) : (tensor<0xf32>) -> (tensor<0xf32>)
  %v6 = "func.call"(%v5) {callee = @case_under_test} : (tensor<0xf32>) -> (tensor<0xf32>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<0xf32>) -> (tensor<0xf32>) {
  %1 = "stablehlo.after_all"() : () -> (!stablehlo.token)
  %2 = "stablehlo.after_all"(%1) : (!stablehlo.token) -> (!stablehlo.token)
  %3, %4 = "stablehlo.optimization_barrier"(%0, %2) : (tensor<0xf32>, !stablehlo.token) -> (tensor<0xf32>, !stablehlo.token)
  "func.return"(%3) : (tensor<0xf32>) -> ()
}
}
