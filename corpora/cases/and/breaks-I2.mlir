// Breaks I2 of and; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf32>, %1: tensor<4x2x2xf32>) -> (tensor<4x2x2xf32>) {
  %2 = "stablehlo.and"(%0, %1) : (tensor<4x2x2xf32>, tensor<4x2x2xf32>) -> (tensor<4x2x2xf32>)
  "func.return"(%2) : (tensor<4x2x2xf32>) -> ()
}
}
