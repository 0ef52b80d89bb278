// Breaks I1 of optimization_barrier; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>, %1: tensor<4x2x2xui8>, %2: tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>) -> (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>, tensor<4x2x2xui8>, tensor<4x2x2xui8>) {
  %3, %4, %5 = "stablehlo.optimization_barrier"(%2, %0, %1) : (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>, tensor<4x2x2xui8>, tensor<4x2x2xui8>) -> (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>, tensor<4x2x2xui8>, tensor<4x2x2xui8>)
  "func.return"(%3, %4, %5) : (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0, 0.5:0, 1.0:0}>>, tensor<4x2x2xui8>, tensor<4x2x2xui8>) -> ()
}
}
