// A case of power on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<1x4xi32>, %arg1: tensor<1x4xi32>) -> tensor<1x4xi32> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<1x4xi32>
    return %0 : tensor<1x4xi32>
  }
}
