// A case of tuple on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>, %1: tensor<f8E4M3FNUZ>, %2: tensor<7xf64>) -> (tensor<f32>) {
  %3 = "stablehlo.tuple"(%0, %1, %2) : (tensor<f32>, tensor<f8E4M3FNUZ>, tensor<7xf64>) -> (tuple<tensor<f32>, tensor<f8E4M3FNUZ>, tensor<7xf64>>)
  %4 = "stablehlo.get_tuple_element"(%3) {index = 0 : i32} : (tuple<tensor<f32>, tensor<f8E4M3FNUZ>, tensor<7xf64>>) -> (tensor<f32>)
  "func.return"(%4) : (tensor<f32>) -> ()
}
}
