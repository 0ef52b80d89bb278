// A case of log on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.log %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}
