// Breaks C7 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf6E3M2FN>, %1: tensor<2x4x5xf6E3M2FN>) -> (tensor<2x3x2x5xf6E3M2FN>) {
  %2 = "stablehlo.constant"() {value = dense<-7.500000e-01> : tensor<f6E3M2FN>} : () -> (tensor<f6E3M2FN>)
  %3 = "stablehlo.constant"() {value = dense<7.500000e-01> : tensor<f6E3M2FN>} : () -> (tensor<f6E3M2FN>)
  %4 = "stablehlo.clamp"(%2, %0, %3) : (tensor<f6E3M2FN>, tensor<2x3x4xf6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<2x3x4xf6E3M2FN>)
  %5 = "stablehlo.dot_general"(%4, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [-1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<2x3x4xf6E3M2FN>, tensor<2x4x5xf6E3M2FN>) -> (tensor<2x3x2x5xf6E3M2FN>)
  "func.return"(%5) : (tensor<2x3x2x5xf6E3M2FN>) -> ()
}
}
