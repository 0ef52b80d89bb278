// A case of sign on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3x1x4xf32>) -> tensor<3x1x4xf32> {
    %0 = stablehlo.sign %arg0 : tensor<3x1x4xf32>
    return %0 : tensor<3x1x4xf32>
  }
}
