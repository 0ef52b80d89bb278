// Breaks I1 of divide; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E5M2FNUZ>, %1: tuple<tensor<2x3xf8E5M2FNUZ>>) -> (tensor<2x3xf8E5M2FNUZ>) {
  %2 = "stablehlo.divide"(%1, %0) : (tuple<tensor<2x3xf8E5M2FNUZ>>, tensor<2x3xf8E5M2FNUZ>) -> (tensor<2x3xf8E5M2FNUZ>)
  "func.return"(%2) : (tensor<2x3xf8E5M2FNUZ>) -> ()
}
}
