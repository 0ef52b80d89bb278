// Breaks I7 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x2xf8E4M3>, %1: tensor<3x2xf8E4M3>) -> (tensor<f8E4M3FNUZ>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = unit} : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> (tensor<f8E4M3FNUZ>)
  "func.return"(%2) : (tensor<f8E4M3FNUZ>) -> ()
}
}
