// Breaks C11 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E8M0FNU>, %1: tensor<2x4xf8E8M0FNU>) -> (tensor<2x2xf8E8M0FNU>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2xf8E8M0FNU>, tensor<2x4xf8E8M0FNU>) -> (tensor<2x2xf8E8M0FNU>)
  "func.return"(%2) : (tensor<2x2xf8E8M0FNU>) -> ()
}
}
