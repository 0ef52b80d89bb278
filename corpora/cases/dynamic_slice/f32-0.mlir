// A case of dynamic_slice on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.dynamic_slice"(%0) {slice_sizes = array<i64>} : (tensor<f32>) -> (tensor<f32>)
  "func.return"(%1) : (tensor<f32>) -> ()
}
}
