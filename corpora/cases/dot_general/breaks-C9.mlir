// Breaks C9 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xcomplex<f64>>, %1: tensor<3x4x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<2x3x4xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> (tensor<2x3x5xcomplex<f64>>)
  "func.return"(%2) : (tensor<2x3x5xcomplex<f64>>) -> ()
}
}
