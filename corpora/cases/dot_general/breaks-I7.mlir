// Breaks I7 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<4x3x3xf32>) -> (tensor<3x3x4xf32>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 0], rhs_batching_dimensions = [1, 2]>, precision_config = unit} : (tensor<3x3xf32>, tensor<4x3x3xf32>) -> (tensor<3x3x4xf32>)
  "func.return"(%2) : (tensor<3x3x4xf32>) -> ()
}
}
