// Breaks C14 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xi64>, %1: tensor<3x2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> (tensor<2xi64>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xi64>, tensor<3x2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> (tensor<2xi64>)
  "func.return"(%2) : (tensor<2xi64>) -> ()
}
}
