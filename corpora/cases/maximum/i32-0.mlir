// A case of maximum on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
