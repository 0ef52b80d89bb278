// Breaks I2 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: !stablehlo.token, %1: !stablehlo.token) -> (!stablehlo.token) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token)
  "func.return"(%2) : (!stablehlo.token) -> ()
}
}
