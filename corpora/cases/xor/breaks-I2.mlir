// Breaks I2 of xor; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
  %2 = "stablehlo.xor"(%0, %1) : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3x3xf32>)
  "func.return"(%2) : (tensor<3x3xf32>) -> ()
}
}
