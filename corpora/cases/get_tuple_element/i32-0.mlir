// A case of get_tuple_element on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<1x2x1x0x1xi32>) {
  %0 = "stablehlo.constant"() {value = dense<> : tensor<1x2x1x0x1xi32>} : () -> (tensor<1x2x1x0x1xi32>)
  %1 = "stablehlo.tuple"(%0) : (tensor<1x2x1x0x1xi32>) -> (tuple<tensor<1x2x1x0x1xi32>>)
  %2 = "stablehlo.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tensor<1x2x1x0x1xi32>>) -> (tensor<1x2x1x0x1xi32>)
  "func.return"(%2) : (tensor<1x2x1x0x1xi32>) -> ()
}
}
