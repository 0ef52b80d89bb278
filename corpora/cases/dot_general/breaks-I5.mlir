// Breaks I5 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>, %1: tensor<4x3xf16>) -> (tensor<2x4xf16>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = unit, rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x2xf16>, tensor<4x3xf16>) -> (tensor<2x4xf16>)
  "func.return"(%2) : (tensor<2x4xf16>) -> ()
}
}
