// A case of dynamic_slice on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.dynamic_slice"(%arg0) {slice_sizes = array<i64>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
