// A case of select on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2x2xi32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x2xi1>) -> tensor<2x2xi32> {
    %0 = stablehlo.select %arg2, %arg0, %arg1 : tensor<2x2xi1>, tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
}
