// A case of minimum on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> tensor<1xf32> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}
