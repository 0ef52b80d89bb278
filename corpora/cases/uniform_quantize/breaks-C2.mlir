// Breaks C2 of uniform_quantize; made by python -m corpora build.
module {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3x!quant.uniform<u8<0:255>:f8E4M3FNUZ, 2.0:255>>) {
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<3x3xf32>) -> (tensor<3x3x!quant.uniform<u8<0:255>:f8E4M3FNUZ, 2.0:255>>)
  "func.return"(%1) : (tensor<3x3x!quant.uniform<u8<0:255>:f8E4M3FNUZ, 2.0:255>>) -> ()
}
}
