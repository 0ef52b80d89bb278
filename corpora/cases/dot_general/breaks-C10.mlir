// Breaks C10 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf6E3M2FN>, %1: tensor<2x1x5xf6E3M2FN>) -> (tensor<2x3x5xf6E3M2FN>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<2x3x4xf6E3M2FN>, tensor<2x1x5xf6E3M2FN>) -> (tensor<2x3x5xf6E3M2FN>)
  "func.return"(%2) : (tensor<2x3x5xf6E3M2FN>) -> ()
}
}
