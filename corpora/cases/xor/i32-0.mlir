// A case of xor on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x1x4x3x2xi32>, %arg1: tensor<1x1x4x3x2xi32>) -> tensor<1x1x4x3x2xi32> {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<1x1x4x3x2xi32>
    return %0 : tensor<1x1x4x3x2xi32>
  }
}
