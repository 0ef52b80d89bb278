// Breaks I1 of get_tuple_element; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<4x2x2xui8>) {
  %1 = "stablehlo.get_tuple_element"(%0) {index = 1 : i32} : (tensor<2xf32>) -> (tensor<4x2x2xui8>)
  "func.return"(%1) : (tensor<4x2x2xui8>) -> ()
}
}
