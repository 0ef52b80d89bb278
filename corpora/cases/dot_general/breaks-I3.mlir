// Breaks I3 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xf8E4M3FN>, %1: tensor<3xf8E4M3FN>) -> (tensor<2xf8E4M3FN>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = unit, lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> (tensor<2xf8E4M3FN>)
  "func.return"(%2) : (tensor<2xf8E4M3FN>) -> ()
}
}
