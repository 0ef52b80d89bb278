// A case of uniform_dequantize on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x!quant.uniform<u32<0:4294967294>:f32:0, {1.000000e+00:4294967294}>>) -> tensor<1xf32> {
    %0 = stablehlo.uniform_dequantize %arg0 : (tensor<1x!quant.uniform<u32<0:4294967294>:f32:0, {1.000000e+00:4294967294}>>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
