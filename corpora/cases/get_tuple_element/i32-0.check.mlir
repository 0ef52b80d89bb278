// Self-checking: main returns true where a case of get_tuple_element on i32; made by python -m corpora build conforms.
module {
func.func public @main() -> (tensor<i1>) {
  %v1 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x2x1x0x1xi32>)
  %v2 = "func.call"() {callee = @case_under_test} : () -> (tensor<1x2x1x0x1xi32>)
  %v3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> (tensor<i1>)
  "func.return"(%v3) : (tensor<i1>) -> ()
}
func.func private @case_under_test() -> (tensor<1x2x1x0x1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<1x2x1x0x1xi32>} : () -> (tensor<1x2x1x0x1xi32>)
  %1 = "stablehlo.tuple"(%0) : (tensor<1x2x1x0x1xi32>) -> (tuple<tensor<1x2x1x0x1xi32>>)
  %2 = "stablehlo.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tensor<1x2x1x0x1xi32>>) -> (tensor<1x2x1x0x1xi32>)
  "func.return"(%2) : (tensor<1x2x1x0x1xi32>) -> ()
}
}
