// A case of reverse on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1, 0] : tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
