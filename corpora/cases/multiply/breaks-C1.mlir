// Breaks C1 of multiply; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
  %2 = "stablehlo.multiply"(%1, %0) : (tensor<3x2xf32>, tensor<3x2xbf16>) -> (tensor<3x2xf32>)
  "func.return"(%2) : (tensor<3x2xf32>) -> ()
}
}
