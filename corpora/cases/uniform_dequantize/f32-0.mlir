// A case of uniform_dequantize on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<1x!quant.uniform<u32<0:4294967294>:f32:0, {1.0:4294967294}>>) -> (tensor<1xf32>) {
  %1 = "stablehlo.uniform_dequantize"(%0) : (tensor<1x!quant.uniform<u32<0:4294967294>:f32:0, {1.0:4294967294}>>) -> (tensor<1xf32>)
  "func.return"(%1) : (tensor<1xf32>) -> ()
}
}
