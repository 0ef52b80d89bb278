// Breaks C16 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, %1: tensor<2x2x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<2x4x2x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, tensor<2x2x2x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> (tensor<2x4x2x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>)
  "func.return"(%2) : (tensor<2x4x2x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> ()
}
}
