// Breaks I3 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3xi32>, %1: tensor<3xi32>) -> (tensor<3x2xi32>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = "wrong", rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<3x2xi32>)
  "func.return"(%2) : (tensor<3x2xi32>) -> ()
}
}
