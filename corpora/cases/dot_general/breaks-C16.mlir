// Breaks C16 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, %1: tensor<3x2x3x4x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<3x2x4x!quant.uniform<u8<0:255>:f32, 0.5:0>>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<3x3x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, tensor<3x2x3x4x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<3x2x4x!quant.uniform<u8<0:255>:f32, 0.5:0>>)
  "func.return"(%2) : (tensor<3x2x4x!quant.uniform<u8<0:255>:f32, 0.5:0>>) -> ()
}
}
