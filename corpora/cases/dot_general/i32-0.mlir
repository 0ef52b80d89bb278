// A case of dot_general on i32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x1xi32>, %1: tensor<4x1xi32>) -> (tensor<1x4xi64>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1xi32>, tensor<4x1xi32>) -> (tensor<1x4xi64>)
  "func.return"(%2) : (tensor<1x4xi64>) -> ()
}
}
