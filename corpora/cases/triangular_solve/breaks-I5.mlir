// Breaks I5 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xbf16>, %1: tensor<3x2xbf16>) -> (tensor<3x2xbf16>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = unit} : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> (tensor<3x2xbf16>)
  "func.return"(%2) : (tensor<3x2xbf16>) -> ()
}
}
