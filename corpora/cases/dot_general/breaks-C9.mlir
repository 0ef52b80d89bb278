// Breaks C9 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xui8>, %1: tensor<1x4x5xui8>) -> (tensor<2x3x5xui8>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<2x3x4xui8>, tensor<1x4x5xui8>) -> (tensor<2x3x5xui8>)
  "func.return"(%2) : (tensor<2x3x5xui8>) -> ()
}
}
