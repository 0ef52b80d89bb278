// Breaks C3 of complex; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3x3xf32>) -> (tensor<3x3xcomplex<f64>>) {
  %2 = "stablehlo.complex"(%0, %1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xcomplex<f64>>)
  "func.return"(%2) : (tensor<3x3xcomplex<f64>>) -> ()
}
}
