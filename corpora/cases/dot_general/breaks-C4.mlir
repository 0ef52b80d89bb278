// Breaks C4 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x4x5xf6E2M3FN>, %1: tensor<2x3x2xf6E2M3FN>) -> (tensor<2x3x4x5xf6E2M3FN>) {
  %2 = "stablehlo.dot_general"(%1, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>} : (tensor<2x3x2xf6E2M3FN>, tensor<2x4x5xf6E2M3FN>) -> (tensor<2x3x4x5xf6E2M3FN>)
  "func.return"(%2) : (tensor<2x3x4x5xf6E2M3FN>) -> ()
}
}
