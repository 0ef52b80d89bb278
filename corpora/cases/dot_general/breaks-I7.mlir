// Breaks I7 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3x3xf32>) -> (tensor<3xf32>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = "wrong"} : (tensor<3x3xf32>, tensor<3x3xf32>) -> (tensor<3xf32>)
  "func.return"(%2) : (tensor<3xf32>) -> ()
}
}
