// A case of reduce_precision on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x2x2x2x1x2x2xf32>) -> tensor<2x2x2x2x1x2x2xf32> {
    %0 = stablehlo.reduce_precision %arg0, format = e3m2 : tensor<2x2x2x2x1x2x2xf32>
    return %0 : tensor<2x2x2x2x1x2x2xf32>
  }
}
