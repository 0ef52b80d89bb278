// Breaks I2 of broadcast_in_dim; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xcomplex<f32>>) -> (tensor<2x1x3xcomplex<f32>>) {
  %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = unit} : (tensor<2x3xcomplex<f32>>) -> (tensor<2x1x3xcomplex<f32>>)
  "func.return"(%1) : (tensor<2x1x3xcomplex<f32>>) -> ()
}
}
