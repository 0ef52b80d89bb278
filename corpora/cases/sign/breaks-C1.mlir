// Breaks C1 of sign; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5x2x2xf32>) -> (tensor<4x2x2xf32>) {
  %1 = "stablehlo.sign"(%0) : (tensor<5x2x2xf32>) -> (tensor<4x2x2xf32>)
  "func.return"(%1) : (tensor<4x2x2xf32>) -> ()
}
}
