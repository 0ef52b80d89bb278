// Breaks C1 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x1xbf16>, %1: tensor<4x4xf16>) -> (tensor<4x1xbf16>) {
  %2 = "stablehlo.triangular_solve"(%1, %0) {left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true} : (tensor<4x4xf16>, tensor<4x1xbf16>) -> (tensor<4x1xbf16>)
  "func.return"(%2) : (tensor<4x1xbf16>) -> ()
}
}
