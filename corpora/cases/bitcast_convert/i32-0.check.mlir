// Self-checking: main returns true where a case of bitcast_convert on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "stablehlo.constant"() {value = dense<> : tensor<0xi32>} : () -> (tensor<0xi32>)
  %v2 = "stablehlo.optimization_barrier"(%v1) : (tensor<0xi32>) -> (tensor<0xi32>)
  %v3 = "func.call"(%v2) {callee = @case_under_test} : (tensor<0xi32>) -> (tensor<0x4xui8>)
  %v4 = "stablehlo.constant"() {value = dense<> : tensor<0xi32>} : () -> (tensor<0xi32>)
  %v5 = "stablehlo.optimization_barrier"(%v4) : (tensor<0xi32>) -> (tensor<0xi32>)
  %v6 = "func.call"(%v5) {callee = @case_under_test} : (tensor<0xi32>) -> (tensor<0x4xui8>)
  %v7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v7) : (tensor<i1>) -> ()
}
func.func private @case_under_test(%0: tensor<0xi32>) -> (tensor<0x4xui8>) {
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<0xi32>) -> (tensor<0x4xui8>)
  "func.return"(%1) : (tensor<0x4xui8>) -> ()
}
}
