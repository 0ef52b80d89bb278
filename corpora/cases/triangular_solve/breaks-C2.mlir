// Breaks C2 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf64>, %1: tensor<2xf64>) -> (tensor<2xf64>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>)
  "func.return"(%2) : (tensor<2xf64>) -> ()
}
}
