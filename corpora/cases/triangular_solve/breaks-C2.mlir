// Breaks C2 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf64>, %1: tensor<2xf64>) -> (tensor<2xf64>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>)
  "func.return"(%2) : (tensor<2xf64>) -> ()
}
}
