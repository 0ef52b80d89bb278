// Breaks C12 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui32>, %1: tensor<2x2x12x4x4xui32>) -> (tensor<2x2x4xui32>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [4, 0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2x2xui32>, tensor<2x2x12x4x4xui32>) -> (tensor<2x2x4xui32>)
  "func.return"(%2) : (tensor<2x2x4xui32>) -> ()
}
}
