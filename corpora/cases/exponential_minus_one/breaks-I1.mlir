// Breaks I1 of exponential_minus_one; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<2x3x4xf8E5M2FNUZ>) {
  %1 = "stablehlo.exponential_minus_one"(%0) : (!stablehlo.token) -> (tensor<2x3x4xf8E5M2FNUZ>)
  "func.return"(%1) : (tensor<2x3x4xf8E5M2FNUZ>) -> ()
}
}
