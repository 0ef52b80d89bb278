// A case of sine on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
    %0 = stablehlo.sine %arg0 : tensor<2x5x4xf32>
    return %0 : tensor<2x5x4xf32>
  }
}
