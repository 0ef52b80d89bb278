// Breaks I2 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true} : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
