// A case of dynamic_update_slice on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2xi32>, %arg1: tensor<0xi32>) -> tensor<2xi32> {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %c : (tensor<2xi32>, tensor<0xi32>, tensor<i64>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
