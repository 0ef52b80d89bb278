// Breaks C1 of real; made by python -m corpora build.
module {
func.func public @main(%0: tensor<12x3x4xf6E3M2FN>) -> (tensor<2x3x4xf6E3M2FN>) {
  %1 = "stablehlo.real"(%0) : (tensor<12x3x4xf6E3M2FN>) -> (tensor<2x3x4xf6E3M2FN>)
  "func.return"(%1) : (tensor<2x3x4xf6E3M2FN>) -> ()
}
}
