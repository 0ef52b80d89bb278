// Breaks I1 of ceil; made by python -m corpora build.
module {
func.func public @main(%0: tuple<tensor<2x3x4xf8E4M3B11FNUZ>>) -> (tensor<2x3x4xf8E4M3B11FNUZ>) {
  %1 = "stablehlo.ceil"(%0) : (tuple<tensor<2x3x4xf8E4M3B11FNUZ>>) -> (tensor<2x3x4xf8E4M3B11FNUZ>)
  "func.return"(%1) : (tensor<2x3x4xf8E4M3B11FNUZ>) -> ()
}
}
