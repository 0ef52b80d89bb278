// Breaks C12 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui32>, %1: tensor<4x2x2xui32>) -> (tensor<2x2xui32>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<4x2x2xui32>, tensor<4x2x2xui32>) -> (tensor<2x2xui32>)
  "func.return"(%2) : (tensor<2x2xui32>) -> ()
}
}
