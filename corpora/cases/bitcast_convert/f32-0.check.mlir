// Self-checking: main returns true where a case of bitcast_convert on f32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<4xi8>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<4xi8>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<4xi8>) {
  %0 = "stablehlo.constant"() {value = dense<"0x0000803F"> : tensor<f32>} : () -> (tensor<f32>)
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<f32>) -> (tensor<4xi8>)
  "func.return"(%1) : (tensor<4xi8>) -> ()
}
}
