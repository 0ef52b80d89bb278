// A case of round_nearest_afz on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x4x2xf32>) -> tensor<1x4x2xf32> {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<1x4x2xf32>
    return %0 : tensor<1x4x2xf32>
  }
}
