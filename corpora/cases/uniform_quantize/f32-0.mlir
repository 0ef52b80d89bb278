// A case of uniform_quantize on f32; made by python -m corpora build.
module {
func.func public @main(%0: tensor<2xf32>) -> (tensor<2x!quant.uniform<u2<0:3>:f32, 1.0:0>>) {
  %1 = "stablehlo.uniform_quantize"(%0) : (tensor<2xf32>) -> (tensor<2x!quant.uniform<u2<0:3>:f32, 1.0:0>>)
  "func.return"(%1) : (tensor<2x!quant.uniform<u2<0:3>:f32, 1.0:0>>) -> ()
}
}
