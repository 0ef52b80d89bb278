// A case of exponential on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<4x2x4x2xf32>) -> tensor<4x2x4x2xf32> {
    %0 = stablehlo.exponential %arg0 : tensor<4x2x4x2xf32>
    return %0 : tensor<4x2x4x2xf32>
  }
}
