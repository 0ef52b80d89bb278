// Breaks I1 of get_tuple_element; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2x3xf8E5M2>) {
  %1 = "stablehlo.get_tuple_element"(%0) {index = 1 : i32} : (tensor<2xf32>) -> (tensor<2x3xf8E5M2>)
  "func.return"(%1) : (tensor<2x3xf8E5M2>) -> ()
}
}
