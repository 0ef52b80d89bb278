// Breaks C1 of get_tuple_element; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %1 = "stablehlo.tuple"(%0) : (tensor<2x3xf32>) -> (tuple<tensor<2x3xf32>>)
  %2 = "stablehlo.get_tuple_element"(%1) {index = 3 : i32} : (tuple<tensor<2x3xf32>>) -> (tensor<2x3xf32>)
  "func.return"(%2) : (tensor<2x3xf32>) -> ()
}
}
