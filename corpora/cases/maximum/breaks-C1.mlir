// Breaks C1 of maximum; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xui16>, %1: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
  %2 = "stablehlo.maximum"(%1, %0) : (tensor<3x2xf32>, tensor<3x2xui16>) -> (tensor<3x2xf32>)
  "func.return"(%2) : (tensor<3x2xf32>) -> ()
}
}
