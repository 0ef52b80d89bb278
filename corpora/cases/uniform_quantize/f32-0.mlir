// A case of uniform_quantize on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2xf32>) -> tensor<2x!quant.uniform<u2:f32, 1.000000e+00>> {
    %0 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<u2:f32, 1.000000e+00>>
    return %0 : tensor<2x!quant.uniform<u2:f32, 1.000000e+00>>
  }
}
