// A case of reverse on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x1x4x2x4xi32>) -> tensor<2x1x4x2x4xi32> {
    %0 = stablehlo.reverse %arg0, dims = [3, 4] : tensor<2x1x4x2x4xi32>
    return %0 : tensor<2x1x4x2x4xi32>
  }
}
