// A case of add on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
