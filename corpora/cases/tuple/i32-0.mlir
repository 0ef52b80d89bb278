// A case of tuple on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<i32>) -> (tensor<i32>) {
  %1 = "stablehlo.tuple"(%0) : (tensor<i32>) -> (tuple<tensor<i32>>)
  %2 = "stablehlo.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tensor<i32>>) -> (tensor<i32>)
  "func.return"(%2) : (tensor<i32>) -> ()
}
}
