// A case of clamp on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> tensor<2xi32> {
    %0 = stablehlo.clamp %arg1, %arg0, %arg2 : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
