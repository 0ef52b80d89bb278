// Breaks I5 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x3x3xf8E4M3B11FNUZ>, %1: tensor<3x3x3x2xf8E4M3B11FNUZ>) -> (tensor<3x3x3x2xf8E4M3B11FNUZ>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = "wrong"} : (tensor<3x3x3x3xf8E4M3B11FNUZ>, tensor<3x3x3x2xf8E4M3B11FNUZ>) -> (tensor<3x3x3x2xf8E4M3B11FNUZ>)
  "func.return"(%2) : (tensor<3x3x3x2xf8E4M3B11FNUZ>) -> ()
}
}
