// Breaks I4 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf16>, %1: tensor<3x2x1x4x1xf16>) -> (tensor<3x1x1xf16>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = "wrong", lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4xf16>, tensor<3x2x1x4x1xf16>) -> (tensor<3x1x1xf16>)
  "func.return"(%2) : (tensor<3x1x1xf16>) -> ()
}
}
