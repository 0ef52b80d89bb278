// Breaks C4 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1xf8E4M3>, %1: tensor<1x2xf8E4M3>) -> (tensor<1x2xf16>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true} : (tensor<1x1xf8E4M3>, tensor<1x2xf8E4M3>) -> (tensor<1x2xf16>)
  "func.return"(%2) : (tensor<1x2xf16>) -> ()
}
}
