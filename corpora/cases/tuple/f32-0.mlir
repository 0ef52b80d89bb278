// A case of tuple on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<7x0xf32>, %1: tensor<7x0xf32>) -> (tensor<7x0xf32>) {
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<7x0xf32>, tensor<7x0xf32>) -> (tuple<tensor<7x0xf32>, tensor<7x0xf32>>)
  %3 = "stablehlo.get_tuple_element"(%2) {index = 1 : i32} : (tuple<tensor<7x0xf32>, tensor<7x0xf32>>) -> (tensor<7x0xf32>)
  "func.return"(%3) : (tensor<7x0xf32>) -> ()
}
}
