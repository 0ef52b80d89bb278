// Breaks C1 of add; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>) {
  %2 = "stablehlo.add"(%1, %0) : (tensor<2x3x4xf32>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf32>)
  "func.return"(%2) : (tensor<2x3x4xf32>) -> ()
}
}
