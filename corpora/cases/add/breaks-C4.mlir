// Breaks C4 of add; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>, %1: tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) {
  %2 = "stablehlo.add"(%0, %1) : (tensor<4x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>, tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>)
  "func.return"(%2) : (tensor<4x2x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> ()
}
}
