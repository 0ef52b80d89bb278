// Breaks C2 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xbf16>, %1: tensor<2x4x5xbf16>) -> (tensor<2x3x4x5xbf16>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], rhs_contracting_dimensions = [1]>} : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> (tensor<2x3x4x5xbf16>)
  "func.return"(%2) : (tensor<2x3x4x5xbf16>) -> ()
}
}
