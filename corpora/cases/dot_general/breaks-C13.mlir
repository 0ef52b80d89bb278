// Breaks C13 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2x1x2xbf16>, %1: tensor<3x2xcomplex<f32>>) -> (tensor<2x1xbf16>) {
  %2 = "stablehlo.dot_general"(%1, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x2xcomplex<f32>>, tensor<3x2x1x2xbf16>) -> (tensor<2x1xbf16>)
  "func.return"(%2) : (tensor<2x1xbf16>) -> ()
}
}
