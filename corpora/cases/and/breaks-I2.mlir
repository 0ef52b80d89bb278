// Breaks I2 of and; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>) {
  %2 = "stablehlo.and"(%0, %1) : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>)
  "func.return"(%2) : (tensor<2x3x4xf16>) -> ()
}
}
