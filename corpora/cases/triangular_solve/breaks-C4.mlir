// Breaks C4 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2xf6E3M2FN>, %1: tensor<2x12xf6E3M2FN>) -> (tensor<2x2xf6E3M2FN>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x2xf6E3M2FN>, tensor<2x12xf6E3M2FN>) -> (tensor<2x2xf6E3M2FN>)
  "func.return"(%2) : (tensor<2x2xf6E3M2FN>) -> ()
}
}
