// Breaks C1 of transpose; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2x4xui8>) {
  %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0, 2>} : (tensor<2x3x4x!quant.uniform<i8<-128:127>:f32:1, {0.5:0, 1.0:0, 0.5:0}>>) -> (tensor<3x2x4xui8>)
  "func.return"(%1) : (tensor<3x2x4xui8>) -> ()
}
}
