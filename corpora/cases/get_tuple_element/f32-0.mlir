// A case of get_tuple_element on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4xi8>, %1: tensor<f8E4M3>) -> (tensor<f32>) {
  %2 = "stablehlo.constant"() {value = dense<"0x008080BF"> : tensor<f32>} : () -> (tensor<f32>)
  %3 = "stablehlo.tuple"(%2, %0, %1) : (tensor<f32>, tensor<4xi8>, tensor<f8E4M3>) -> (tuple<tensor<f32>, tensor<4xi8>, tensor<f8E4M3>>)
  %4 = "stablehlo.get_tuple_element"(%3) {index = 0 : i32} : (tuple<tensor<f32>, tensor<4xi8>, tensor<f8E4M3>>) -> (tensor<f32>)
  "func.return"(%4) : (tensor<f32>) -> ()
}
}
