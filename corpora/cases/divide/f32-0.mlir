// A case of divide on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3x43x1x1x1xf32>, %arg1: tensor<3x43x1x1x1xf32>) -> tensor<3x43x1x1x1xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<3x43x1x1x1xf32>
    return %0 : tensor<3x43x1x1x1xf32>
  }
}
