// Breaks I1 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x2x2xi64>, %1: tensor<3x2x1x2xi64>) -> (tensor<3x2x1x2xi64>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<3x2x2x2xi64>, tensor<3x2x1x2xi64>) -> (tensor<3x2x1x2xi64>)
  "func.return"(%2) : (tensor<3x2x1x2xi64>) -> ()
}
}
