// Breaks C1 of complex; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<2x3x5xf64>) -> (tensor<2x3x5xcomplex<f64>>) {
  %2 = "stablehlo.complex"(%1, %0) : (tensor<2x3x5xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x5xcomplex<f64>>)
  "func.return"(%2) : (tensor<2x3x5xcomplex<f64>>) -> ()
}
}
