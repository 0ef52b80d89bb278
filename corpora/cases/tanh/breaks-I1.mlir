// Breaks I1 of tanh; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token) -> (tensor<2x3xf16>) {
  %1 = "stablehlo.tanh"(%0) : (!stablehlo.token) -> (tensor<2x3xf16>)
  "func.return"(%1) : (tensor<2x3xf16>) -> ()
}
}
