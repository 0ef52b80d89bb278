// Breaks I2 of concatenate; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xcomplex<f32>>) -> (tensor<2x3x4xcomplex<f32>>) {
  %1 = "stablehlo.concatenate"(%0) {dimension = unit} : (tensor<2x3x4xcomplex<f32>>) -> (tensor<2x3x4xcomplex<f32>>)
  "func.return"(%1) : (tensor<2x3x4xcomplex<f32>>) -> ()
}
}
