// A case of tuple on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.tuple"(%0) : (tensor<f32>) -> (tuple<tensor<f32>>)
  %2 = "stablehlo.get_tuple_element"(%1) {index = 0 : i32} : (tuple<tensor<f32>>) -> (tensor<f32>)
  "func.return"(%2) : (tensor<f32>) -> ()
}
}
