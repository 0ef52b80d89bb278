// Breaks C1 of rsqrt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf64>) -> (tensor<3x2xf8E8M0FNU>) {
  %1 = "stablehlo.rsqrt"(%0) : (tensor<3x2xf64>) -> (tensor<3x2xf8E8M0FNU>)
  "func.return"(%1) : (tensor<3x2xf8E8M0FNU>) -> ()
}
}
