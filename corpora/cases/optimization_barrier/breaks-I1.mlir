// Breaks I1 of optimization_barrier; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4xf8E4M3FN>, %1: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x3x4xf8E4M3FN>, tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>, tensor<2x3x4xf8E4M3FN>) {
  %2, %3, %4 = "stablehlo.optimization_barrier"(%0, %1, %0) : (tensor<2x3x4xf8E4M3FN>, tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>, tensor<2x3x4xf8E4M3FN>) -> (tensor<2x3x4xf8E4M3FN>, tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>, tensor<2x3x4xf8E4M3FN>)
  "func.return"(%2, %3, %4) : (tensor<2x3x4xf8E4M3FN>, tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>, tensor<2x3x4xf8E4M3FN>) -> ()
}
}
