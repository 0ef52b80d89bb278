// Breaks C13 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xbf16>, %1: tensor<3x2xui8>) -> (tensor<bf16>) {
  %2 = "stablehlo.dot_general"(%1, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x2xui8>, tensor<3x2xbf16>) -> (tensor<bf16>)
  "func.return"(%2) : (tensor<bf16>) -> ()
}
}
