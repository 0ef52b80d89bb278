// A case of reverse on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 1, 0>} : (tensor<4x3xf32>) -> (tensor<4x3xf32>)
  "func.return"(%1) : (tensor<4x3xf32>) -> ()
}
}
