// Breaks C3 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x2xf32>, %1: tensor<11x1xf32>) -> (tensor<1x2xf32>) {
  %2 = "stablehlo.triangular_solve"(%1, %0) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<11x1xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>)
  "func.return"(%2) : (tensor<1x2xf32>) -> ()
}
}
