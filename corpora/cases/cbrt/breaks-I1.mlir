// Breaks I1 of cbrt; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi64>) -> (tensor<2x3xi64>) {
  %1 = "stablehlo.cbrt"(%0) : (tensor<2x3xi64>) -> (tensor<2x3xi64>)
  "func.return"(%1) : (tensor<2x3xi64>) -> ()
}
}
