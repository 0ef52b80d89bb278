// A case of log_plus_one on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.log_plus_one %arg0 : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
