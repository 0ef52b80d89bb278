// Breaks C14 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<2x3x3xi64>) -> (tensor<3x3x2x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3xi64>, tensor<2x3x3xi64>) -> (tensor<3x3x2x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>)
  "func.return"(%2) : (tensor<3x3x2x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0}>>) -> ()
}
}
