// Breaks I6 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x1x1xbf16>, %1: tensor<2x3x2x1xbf16>) -> (tensor<2x3x2x1xbf16>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = false, lower = false, unit_diagonal = true} : (tensor<2x3x1x1xbf16>, tensor<2x3x2x1xbf16>) -> (tensor<2x3x2x1xbf16>)
  "func.return"(%2) : (tensor<2x3x2x1xbf16>) -> ()
}
}
