// Breaks I1 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x3x3xi32>, %1: tensor<3x2x3x3xi32>) -> (tensor<3x2x3x3xi32>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<3x2x3x3xi32>, tensor<3x2x3x3xi32>) -> (tensor<3x2x3x3xi32>)
  "func.return"(%2) : (tensor<3x2x3x3xi32>) -> ()
}
}
