// Breaks C1 of imag; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3xf16>) -> (tensor<3x3xf16>) {
  %1 = "stablehlo.imag"(%0) : (tensor<3xf16>) -> (tensor<3x3xf16>)
  "func.return"(%1) : (tensor<3x3xf16>) -> ()
}
}
