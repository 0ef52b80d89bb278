// Breaks C1 of uniform_dequantize; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2x3x!quant.uniform<i32<-2147483647:2147483647>:f16:0, {0.333251953125:0, 0.00787353515625:2147483647}>>) -> (tensor<3x3xf16>) {
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<2x3x!quant.uniform<i32<-2147483647:2147483647>:f16:0, {0.333251953125:0, 0.00787353515625:2147483647}>>) -> (tensor<3x3xf16>)
  "func.return"(%1) : (tensor<3x3xf16>) -> ()
}
}
