// Breaks C2 of complex; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>, %1: tensor<3x2xf64>) -> (tensor<3x2x1xcomplex<f64>>) {
  %2 = "stablehlo.complex"(%0, %1) : (tensor<3x2xf64>, tensor<3x2xf64>) -> (tensor<3x2x1xcomplex<f64>>)
  "func.return"(%2) : (tensor<3x2x1xcomplex<f64>>) -> ()
}
}
