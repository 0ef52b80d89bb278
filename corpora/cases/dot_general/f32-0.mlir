// A case of dot_general on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<5xf32>, %1: tensor<1x5x3xf32>) -> (tensor<1x3xf32>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<5xf32>, tensor<1x5x3xf32>) -> (tensor<1x3xf32>)
  "func.return"(%2) : (tensor<1x3xf32>) -> ()
}
}
