// Breaks C1 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x3xbf16>, %1: tensor<1x1xf32>) -> (tensor<1x3xbf16>) {
  %2 = "stablehlo.triangular_solve"(%1, %0) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<1x1xf32>, tensor<1x3xbf16>) -> (tensor<1x3xbf16>)
  "func.return"(%2) : (tensor<1x3xbf16>) -> ()
}
}
