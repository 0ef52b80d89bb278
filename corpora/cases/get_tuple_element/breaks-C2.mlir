// Breaks C2 of get_tuple_element; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<4x2x2xui8>, %2: tensor<4x2x2xbf16>) -> (tensor<4x2x2xi32>) {
  %3 = "stablehlo.tuple"(%0, %1, %2) : (tensor<4x2x2xf64>, tensor<4x2x2xui8>, tensor<4x2x2xbf16>) -> (tuple<tensor<4x2x2xf64>, tensor<4x2x2xui8>, tensor<4x2x2xbf16>>)
  %4 = "stablehlo.get_tuple_element"(%3) {index = 2 : i32} : (tuple<tensor<4x2x2xf64>, tensor<4x2x2xui8>, tensor<4x2x2xbf16>>) -> (tensor<4x2x2xi32>)
  "func.return"(%4) : (tensor<4x2x2xi32>) -> ()
}
}
