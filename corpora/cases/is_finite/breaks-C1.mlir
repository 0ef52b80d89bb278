// Breaks C1 of is_finite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf16>) -> (tensor<4x3xi1>) {
  %1 = "stablehlo.is_finite"(%0) : (tensor<3x3xf16>) -> (tensor<4x3xi1>)
  "func.return"(%1) : (tensor<4x3xi1>) -> ()
}
}
