// Breaks I1 of uniform_quantize; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2xi64>) -> (tensor<4x2x2x!quant.uniform<i8<-128:127>:f6E2M3FN, 0.125:0>>) {
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<4x2x2xi64>) -> (tensor<4x2x2x!quant.uniform<i8<-128:127>:f6E2M3FN, 0.125:0>>)
  "func.return"(%1) : (tensor<4x2x2x!quant.uniform<i8<-128:127>:f6E2M3FN, 0.125:0>>) -> ()
}
}
