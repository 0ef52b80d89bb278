// Breaks I1 of imag; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi64>) -> (tensor<4x2x2xi64>) {
  %1 = "stablehlo.imag"(%0) : (tensor<4x2x2xi64>) -> (tensor<4x2x2xi64>)
  "func.return"(%1) : (tensor<4x2x2xi64>) -> ()
}
}
