// Breaks C14 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xf8E4M3>, %1: tensor<2x2x2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> (tensor<4x2x3xf8E4M3>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0, 2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<4x2x2xf8E4M3>, tensor<2x2x2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> (tensor<4x2x3xf8E4M3>)
  "func.return"(%2) : (tensor<4x2x3xf8E4M3>) -> ()
}
}
