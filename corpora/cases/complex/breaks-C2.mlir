// Breaks C2 of complex; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) -> (tensor<complex<f32>>) {
  %2 = "stablehlo.complex"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<complex<f32>>)
  "func.return"(%2) : (tensor<complex<f32>>) -> ()
}
}
