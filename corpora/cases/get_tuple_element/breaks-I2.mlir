// Breaks I2 of get_tuple_element; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>) -> (tensor<4x2x2xui8>) {
  %1 = "stablehlo.tuple"(%0) : (tensor<4x2x2xui8>) -> (tuple<tensor<4x2x2xui8>>)
  %2 = "stablehlo.get_tuple_element"(%1) : (tuple<tensor<4x2x2xui8>>) -> (tensor<4x2x2xui8>)
  "func.return"(%2) : (tensor<4x2x2xui8>) -> ()
}
}
