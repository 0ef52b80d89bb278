// Breaks C1 of uniform_quantize; made by python -m corpora build.
module {
func.func public @main(%0: tensor<13x2xf32>) -> (tensor<3x2x!quant.uniform<i4<-8:7>:f32, 0.3333333432674408:-8>>) {
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<13x2xf32>) -> (tensor<3x2x!quant.uniform<i4<-8:7>:f32, 0.3333333432674408:-8>>)
  "func.return"(%1) : (tensor<3x2x!quant.uniform<i4<-8:7>:f32, 0.3333333432674408:-8>>) -> ()
}
}
