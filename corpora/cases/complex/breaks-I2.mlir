// Breaks I2 of complex; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xui32>, %1: tensor<3x3xui32>) -> (tensor<3x3xcomplex<ui32>>) {
  %2 = "stablehlo.complex"(%0, %1) : (tensor<3x3xui32>, tensor<3x3xui32>) -> (tensor<3x3xcomplex<ui32>>)
  "func.return"(%2) : (tensor<3x3xcomplex<ui32>>) -> ()
}
}
