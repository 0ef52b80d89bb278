// Breaks I5 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf16>) -> (tensor<2x2xf16>) {
  %1 = "stablehlo.dot_general"(%0, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = "wrong", rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x2xf16>, tensor<3x2xf16>) -> (tensor<2x2xf16>)
  "func.return"(%1) : (tensor<2x2xf16>) -> ()
}
}
