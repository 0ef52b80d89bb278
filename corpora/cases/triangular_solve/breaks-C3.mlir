// Breaks C3 of triangular_solve; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x1x1xcomplex<f64>>, %1: tensor<3x4x1x1xcomplex<f64>>) -> (tensor<3x3x1x1xcomplex<f64>>) {
  %2 = "stablehlo.triangular_solve"(%1, %0) {left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<3x4x1x1xcomplex<f64>>, tensor<3x3x1x1xcomplex<f64>>) -> (tensor<3x3x1x1xcomplex<f64>>)
  "func.return"(%2) : (tensor<3x3x1x1xcomplex<f64>>) -> ()
}
}
