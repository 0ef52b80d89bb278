// A case of reverse on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64>} : (tensor<f32>) -> (tensor<f32>)
  "func.return"(%1) : (tensor<f32>) -> ()
}
}
