// Breaks C1 of minimum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf16>) {
  %2 = "stablehlo.minimum"(%1, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>)
  "func.return"(%2) : (tensor<2x3x4xf16>) -> ()
}
}
