// Breaks C2 of get_tuple_element; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui32>) -> (tensor<3x2xf64>) {
  %1 = "stablehlo.tuple"(%0) : (tensor<3x2xui32>) -> (tuple<tensor<3x2xui32>>)
  %2 = "stablehlo.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tensor<3x2xui32>>) -> (tensor<3x2xf64>)
  "func.return"(%2) : (tensor<3x2xf64>) -> ()
}
}
