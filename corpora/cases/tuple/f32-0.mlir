// A case of tuple on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.tuple %arg0 : tuple<tensor<f32>>
    %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<f32>>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
