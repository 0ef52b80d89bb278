// Breaks I1 of tanh; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<2x3xf8E4M3B11FNUZ>>) -> (tensor<2x3xf8E4M3B11FNUZ>) {
  %1 = "stablehlo.tanh"(%0) : (tuple<tensor<2x3xf8E4M3B11FNUZ>>) -> (tensor<2x3xf8E4M3B11FNUZ>)
  "func.return"(%1) : (tensor<2x3xf8E4M3B11FNUZ>) -> ()
}
}
