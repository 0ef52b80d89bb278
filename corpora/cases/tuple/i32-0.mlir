// A case of tuple on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1xi32>, %1: tensor<2x2x2x2x1x2x2xui8>) -> (tensor<1xi32>) {
  %2 = "stablehlo.tuple"(%0, %1, %0) : (tensor<1xi32>, tensor<2x2x2x2x1x2x2xui8>, tensor<1xi32>) -> (tuple<tensor<1xi32>, tensor<2x2x2x2x1x2x2xui8>, tensor<1xi32>>)
  %3 = "stablehlo.get_tuple_element"(%2) {index = 0 : i32} : (tuple<tensor<1xi32>, tensor<2x2x2x2x1x2x2xui8>, tensor<1xi32>>) -> (tensor<1xi32>)
  "func.return"(%3) : (tensor<1xi32>) -> ()
}
}
