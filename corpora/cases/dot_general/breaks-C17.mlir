// Breaks C17 of dot_general; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, %1: tensor<2x4x5x!quant.uniform<i8<-128:127>:f32, 0.5:1>>) -> (tensor<2x3x5x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) {
  %2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<2x3x4x!quant.uniform<i8<-128:127>:f32, 0.5:0>>, tensor<2x4x5x!quant.uniform<i8<-128:127>:f32, 0.5:1>>) -> (tensor<2x3x5x!quant.uniform<i8<-128:127>:f32, 0.5:0>>)
  "func.return"(%2) : (tensor<2x3x5x!quant.uniform<i8<-128:127>:f32, 0.5:0>>) -> ()
}
}
