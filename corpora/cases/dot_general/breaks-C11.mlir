// Breaks C11 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3FN>, %1: tensor<3x2x4xf8E4M3FN>) -> (tensor<2x3x3x2xf8E4M3FN>) {
  %2 = "stablehlo.constant"() {value = dense<-2.000000e+00> : tensor<f8E4M3FN>} : () -> (tensor<f8E4M3FN>)
  %3 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f8E4M3FN>} : () -> (tensor<f8E4M3FN>)
  %4 = "stablehlo.clamp"(%2, %0, %3) : (tensor<f8E4M3FN>, tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<2x3x4xf8E4M3FN>)
  %5 = "stablehlo.dot_general"(%4, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf8E4M3FN>, tensor<3x2x4xf8E4M3FN>) -> (tensor<2x3x3x2xf8E4M3FN>)
  "func.return"(%5) : (tensor<2x3x3x2xf8E4M3FN>) -> ()
}
}
