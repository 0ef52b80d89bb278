// Breaks C2 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>, %1: tensor<2xf32>) -> (tensor<2xf32>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  "func.return"(%2) : (tensor<2xf32>) -> ()
}
}
