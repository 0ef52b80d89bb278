// Breaks C1 of tan; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>) -> (tensor<3x2xf32>) {
  %1 = "stablehlo.tan"(%0) : (tensor<3x2xf64>) -> (tensor<3x2xf32>)
  "func.return"(%1) : (tensor<3x2xf32>) -> ()
}
}
