// Breaks C13 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x3xi8>, %1: tensor<3x3xi32>) -> (tensor<3x2x3xi8>) {
  %2 = "stablehlo.dot_general"(%1, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xi32>, tensor<2x3x3xi8>) -> (tensor<3x2x3xi8>)
  "func.return"(%2) : (tensor<3x2x3xi8>) -> ()
}
}
