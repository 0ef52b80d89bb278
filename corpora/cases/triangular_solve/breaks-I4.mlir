// Breaks I4 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf16>) -> (tensor<3x3xf16>) {
  %1 = "stablehlo.triangular_solve"(%0, %0) {left_side = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<3x3xf16>, tensor<3x3xf16>) -> (tensor<3x3xf16>)
  "func.return"(%1) : (tensor<3x3xf16>) -> ()
}
}
