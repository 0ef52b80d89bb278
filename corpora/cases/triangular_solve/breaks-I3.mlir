// Breaks I3 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x2x2xf16>, %1: tensor<3x2x2x1xf16>) -> (tensor<3x2x2x1xf16>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<3x2x2x2xf16>, tensor<3x2x2x1xf16>) -> (tensor<3x2x2x1xf16>)
  "func.return"(%2) : (tensor<3x2x2x1xf16>) -> ()
}
}
