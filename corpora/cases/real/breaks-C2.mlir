// Breaks C2 of real; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf64>) -> (tensor<3x3xf32>) {
  %1 = "stablehlo.real"(%0) : (tensor<3x3xf64>) -> (tensor<3x3xf32>)
  "func.return"(%1) : (tensor<3x3xf32>) -> ()
}
}
