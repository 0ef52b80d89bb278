// Breaks C1 of tuple; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi32>) -> (tuple<tensor<3x3xf8E4M3FN>>) {
  %1 = "stablehlo.tuple"(%0) : (tensor<3x3xi32>) -> (tuple<tensor<3x3xf8E4M3FN>>)
  "func.return"(%1) : (tuple<tensor<3x3xf8E4M3FN>>) -> ()
}
}
