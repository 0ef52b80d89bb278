// A case of cosine on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.cosine %arg0 : tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}
