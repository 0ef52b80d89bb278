// Breaks I1 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x1x1xui8>, %1: tensor<2x3x1x1xui8>) -> (tensor<2x3x1x1xui8>) {
  %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true} : (tensor<2x3x1x1xui8>, tensor<2x3x1x1xui8>) -> (tensor<2x3x1x1xui8>)
  "func.return"(%2) : (tensor<2x3x1x1xui8>) -> ()
}
}
