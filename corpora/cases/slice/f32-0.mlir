// A case of slice on f32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<3x1x1xf32>) -> tensor<1x0x1xf32> {
    %0 = stablehlo.slice %arg0 [0:3:4, 0:0, 0:1:2] : (tensor<3x1x1xf32>) -> tensor<1x0x1xf32>
    return %0 : tensor<1x0x1xf32>
  }
}
