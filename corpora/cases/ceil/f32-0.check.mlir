// Self-checking: main returns true where a case of ceil on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<> : tensor<2x3x0xf32>} : () -> (tensor<2x3x0xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<2x3x0xf32>) -> (tensor<2x3x0xf32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<2x3x0xf32>) -> (tensor<2x3x0xf32>)
  %v4 = "stablehlo.constant"() {value = dense<> : tensor<2x3x0xf32>} : () -> (tensor<2x3x0xf32>)
  %v5 = "stablehlo.optimization_barrier"(%v4) : (tensor<2x3x0xf32>) -> (tensor<2x3x0xf32>)
  %v6 = "func.call"(%v5) {callee = @case_under_test} : (tensor<2x3x0xf32>) -> (tensor<2x3x0xf32>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<2x3x0xf32>) -> (tensor<2x3x0xf32>) {
  %1 = "stablehlo.ceil"(%0) : (tensor<2x3x0xf32>) -> (tensor<2x3x0xf32>)
  "func.return"(%1) : (tensor<2x3x0xf32>) -> ()
}
}
