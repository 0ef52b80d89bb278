// Breaks C2 of get_tuple_element; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<4x2x2xi16>, %2: tensor<4x2x2xf64>) -> (tensor<3x2x2xf64>) {
  %3 = "stablehlo.tuple"(%0, %1, %2) : (tensor<4x2x2xf64>, tensor<4x2x2xi16>, tensor<4x2x2xf64>) -> (tuple<tensor<4x2x2xf64>, tensor<4x2x2xi16>, tensor<4x2x2xf64>>)
  %4 = "stablehlo.get_tuple_element"(%3) {index = 0 : i32} : (tuple<tensor<4x2x2xf64>, tensor<4x2x2xi16>, tensor<4x2x2xf64>>) -> (tensor<3x2x2xf64>)
  "func.return"(%4) : (tensor<3x2x2xf64>) -> ()
}
}
