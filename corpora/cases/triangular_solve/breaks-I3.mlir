// Breaks I3 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x1x1xbf16>, %1: tensor<2x1x1xbf16>) -> (tensor<2x1x1xbf16>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = "wrong", lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<2x1x1xbf16>, tensor<2x1x1xbf16>) -> (tensor<2x1x1xbf16>)
  "func.return"(%2) : (tensor<2x1x1xbf16>) -> ()
}
}
