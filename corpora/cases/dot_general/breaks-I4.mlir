// Breaks I4 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi64>, %1: tensor<4x2xi64>) -> (tensor<4x2xi64>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = "wrong", lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2xi64>, tensor<4x2xi64>) -> (tensor<4x2xi64>)
  "func.return"(%2) : (tensor<4x2xi64>) -> ()
}
}
