// Breaks I5 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf64>, %1: tensor<2x2x2x4x4xf64>) -> (tensor<2x2x4xf64>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = unit, rhs_contracting_dimensions = [3, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2xf64>, tensor<2x2x2x4x4xf64>) -> (tensor<2x2x4xf64>)
  "func.return"(%2) : (tensor<2x2x4xf64>) -> ()
}
}
