// Breaks I2 of shift_right_arithmetic; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xcomplex<f32>>, %1: tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xcomplex<f32>>) {
  %2 = "stablehlo.shift_right_arithmetic"(%0, %1) : (tensor<4x2x2xcomplex<f32>>, tensor<4x2x2xcomplex<f32>>) -> (tensor<4x2x2xcomplex<f32>>)
  "func.return"(%2) : (tensor<4x2x2xcomplex<f32>>) -> ()
}
}
