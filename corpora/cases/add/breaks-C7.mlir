// Breaks C7 of add; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>, %1: tensor<2x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>) {
  %2 = "stablehlo.add"(%0, %1) : (tensor<2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>, tensor<2x3x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>)
  "func.return"(%2) : (tensor<2x3x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>) -> ()
}
}
