// Breaks I4 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x4xf16>, %1: tensor<3x4xf16>) -> (tensor<3x4xf16>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = false, lower = unit, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<4x4xf16>, tensor<3x4xf16>) -> (tensor<3x4xf16>)
  "func.return"(%2) : (tensor<3x4xf16>) -> ()
}
}
