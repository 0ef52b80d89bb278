// Breaks C4 of transpose; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) {
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 1>} : (tensor<2x2x!quant.uniform<i8<-128:127>:f32:0, {0.5:0, 1.0:0}>>) -> (tensor<2x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>)
  "func.return"(%1) : (tensor<2x2x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0}>>) -> ()
}
}
