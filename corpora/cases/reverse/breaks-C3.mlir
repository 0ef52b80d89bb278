// Breaks C3 of reverse; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xcomplex<f32>>) -> (tensor<2x3x4xcomplex<f32>>) {
  %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 2, 100>} : (tensor<2x3x4xcomplex<f32>>) -> (tensor<2x3x4xcomplex<f32>>)
  "func.return"(%1) : (tensor<2x3x4xcomplex<f32>>) -> ()
}
}
