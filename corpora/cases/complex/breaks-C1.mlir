// Breaks C1 of complex; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf32>, %1: tensor<3x2x2xf32>) -> (tensor<3x2x2xcomplex<f32>>) {
  %2 = "stablehlo.complex"(%1, %0) : (tensor<3x2x2xf32>, tensor<4x2x2xf32>) -> (tensor<3x2x2xcomplex<f32>>)
  "func.return"(%2) : (tensor<3x2x2xcomplex<f32>>) -> ()
}
}
