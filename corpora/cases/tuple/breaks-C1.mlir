// Breaks C1 of tuple; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf64>) -> (tuple<tensor<2x3x4xf16>>) {
  %1 = "stablehlo.tuple"(%0) : (tensor<2x3x4xf64>) -> (tuple<tensor<2x3x4xf16>>)
  "func.return"(%1) : (tuple<tensor<2x3x4xf16>>) -> ()
}
}
