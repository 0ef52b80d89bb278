// Breaks C3 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3FN>, %1: tensor<2x2x5xf8E4M3FN>) -> (tensor<2x3x4x5xf8E4M3FN>) {
  %2 = "stablehlo.constant"() {value = dense<"0xB8"> : tensor<f8E4M3FN>} : () -> (tensor<f8E4M3FN>)
  %3 = "stablehlo.constant"() {value = dense<"0x38"> : tensor<f8E4M3FN>} : () -> (tensor<f8E4M3FN>)
  %4 = "stablehlo.clamp"(%2, %0, %3) : (tensor<f8E4M3FN>, tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<2x3x4xf8E4M3FN>)
  %5 = "stablehlo.dot_general"(%4, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>} : (tensor<2x3x4xf8E4M3FN>, tensor<2x2x5xf8E4M3FN>) -> (tensor<2x3x4x5xf8E4M3FN>)
  "func.return"(%5) : (tensor<2x3x4x5xf8E4M3FN>) -> ()
}
}
