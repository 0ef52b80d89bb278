// Breaks I4 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x4xf8E4M3FNUZ>, %1: tensor<2x4xf8E4M3FNUZ>) -> (tensor<2x4xf8E4M3FNUZ>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = false, lower = "wrong", transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<4x4xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> (tensor<2x4xf8E4M3FNUZ>)
  "func.return"(%2) : (tensor<2x4xf8E4M3FNUZ>) -> ()
}
}
