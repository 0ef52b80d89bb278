// Breaks C12 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x3xi8>, %1: tensor<2x2xi8>) -> (tensor<2x3x4x3xi8>) {
  %2 = "stablehlo.dot_general"(%1, %0) {dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xi8>, tensor<4x3xi8>) -> (tensor<2x3x4x3xi8>)
  "func.return"(%2) : (tensor<2x3x4x3xi8>) -> ()
}
}
