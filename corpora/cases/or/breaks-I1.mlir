// Breaks I1 of or; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<3x2xf32>) -> (tensor<3x2xf32>) {
  %2 = "stablehlo.or"(%0, %1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> (tensor<3x2xf32>)
  "func.return"(%2) : (tensor<3x2xf32>) -> ()
}
}
