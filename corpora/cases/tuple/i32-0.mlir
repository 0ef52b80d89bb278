// A case of tuple on i32; made by python -m corpora build.
module {
func.func public @main() -> (tensor<3xi32>) {
  %0 = "stablehlo.constant"() {value = dense<"0x000200000600000001C0FFFF"> : tensor<3xi32>} : () -> (tensor<3xi32>)
  %1 = "stablehlo.tuple"(%0) : (tensor<3xi32>) -> (tuple<tensor<3xi32>>)
  %2 = "stablehlo.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tensor<3xi32>>) -> (tensor<3xi32>)
  "func.return"(%2) : (tensor<3xi32>) -> ()
}
}
