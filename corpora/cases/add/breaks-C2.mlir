// Breaks C2 of add; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xui8>, %1: tensor<4x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<4x2x2xui8>) {
  %2 = "stablehlo.add"(%0, %1) : (tensor<4x2x2xui8>, tensor<4x2x2x!quant.uniform<i8<-128:127>:bf16, 0.5:0>>) -> (tensor<4x2x2xui8>)
  "func.return"(%2) : (tensor<4x2x2xui8>) -> ()
}
}
