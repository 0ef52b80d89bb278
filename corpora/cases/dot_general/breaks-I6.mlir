// Breaks I6 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>, %1: tensor<2x3x4x2xui8>) -> (tensor<2x3xui8>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = unit>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2xui8>, tensor<2x3x4x2xui8>) -> (tensor<2x3xui8>)
  "func.return"(%2) : (tensor<2x3xui8>) -> ()
}
}
