// A case of logistic on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x2x0x2xf32>) -> tensor<1x2x0x2xf32> {
    %0 = stablehlo.logistic %arg0 : tensor<1x2x0x2xf32>
    return %0 : tensor<1x2x0x2xf32>
  }
}
