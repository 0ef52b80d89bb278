// Self-checking: main returns true where a case of slice on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<"0x03000000000040800200C037"> : tensor<3x1x1xf32>} : () -> (tensor<3x1x1xf32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<3x1x1xf32>) -> (tensor<1x0x1xf32>)
  %v4 = "stablehlo.constant"() {value = dense<"0xFEFFD7400000803000004037"> : tensor<3x1x1xf32>} : () -> (tensor<3x1x1xf32>)
  %v5 = "stablehlo.optimization_barrier"(%v4) : (tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>)
  %v6 = "func.call"(%v5) {callee = @case_under_test} : (tensor<3x1x1xf32>) -> (tensor<1x0x1xf32>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<3x1x1xf32>) -> (tensor<1x0x1xf32>) {
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 0, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 4, 1, 2>} : (tensor<3x1x1xf32>) -> (tensor<1x0x1xf32>)
  "func.return"(%1) : (tensor<1x0x1xf32>) -> ()
}
}
