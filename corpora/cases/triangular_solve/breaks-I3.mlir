// Breaks I3 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1xbf16>, %1: tensor<1x1xbf16>) -> (tensor<1x1xbf16>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> (tensor<1x1xbf16>)
  "func.return"(%2) : (tensor<1x1xbf16>) -> ()
}
}
