// Breaks C2 of uniform_dequantize; made by python -m corpora build.
module {
func.func public @main(%0: tensor<4x2x2x!quant.uniform<u8<1:255>:f64:2, {0.0625:4, 0.0625:255}>>) -> (tensor<4x2x2xf32>) {
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<4x2x2x!quant.uniform<u8<1:255>:f64:2, {0.0625:4, 0.0625:255}>>) -> (tensor<4x2x2xf32>)
  "func.return"(%1) : (tensor<4x2x2xf32>) -> ()
}
}
