// Breaks C2 of imag; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>) -> (tensor<4x2x2xf32>) {
  %1 = "stablehlo.imag"(%0) : (tensor<4x2x2xf64>) -> (tensor<4x2x2xf32>)
  "func.return"(%1) : (tensor<4x2x2xf32>) -> ()
}
}
