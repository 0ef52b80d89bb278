// A case of get_tuple_element on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x0xi32>, %1: tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>) {
  %2 = "stablehlo.tuple"(%0, %1) : (tensor<2x3x0xi32>, tensor<f4E2M1FN>) -> (tuple<tensor<2x3x0xi32>, tensor<f4E2M1FN>>)
  %3 = "stablehlo.get_tuple_element"(%2) {index = 1 : i32} : (tuple<tensor<2x3x0xi32>, tensor<f4E2M1FN>>) -> (tensor<f4E2M1FN>)
  "func.return"(%3) : (tensor<f4E2M1FN>) -> ()
}
}
