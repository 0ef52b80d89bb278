// Breaks I2 of complex; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xi1>, %1: tensor<3x2xi1>) -> (tensor<3x2xcomplex<i1>>) {
  %2 = "stablehlo.complex"(%0, %1) : (tensor<3x2xi1>, tensor<3x2xi1>) -> (tensor<3x2xcomplex<i1>>)
  "func.return"(%2) : (tensor<3x2xcomplex<i1>>) -> ()
}
}
