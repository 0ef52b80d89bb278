// Breaks C1 of is_finite; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x3x2xf64>) -> (tensor<4x2x2xi1>) {
  %1 = "stablehlo.is_finite"(%0) : (tensor<4x3x2xf64>) -> (tensor<4x2x2xi1>)
  "func.return"(%1) : (tensor<4x2x2xi1>) -> ()
}
}
