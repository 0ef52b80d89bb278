// A case of concatenate on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<8x8x2x2xf32>) -> tensor<8x8x2x2xf32> {
    %0 = stablehlo.concatenate %arg0, dim = 2 : (tensor<8x8x2x2xf32>) -> tensor<8x8x2x2xf32>
    return %0 : tensor<8x8x2x2xf32>
  }
}
