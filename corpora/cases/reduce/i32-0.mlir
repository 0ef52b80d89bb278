// A case of reduce on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<2xi32>, %arg1: tensor<i32>, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0:3 = stablehlo.reduce(%arg0 init: %arg1), (%arg2 init: %c), (%arg3 init: %c_0) across dimensions = [] : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
     reducer(%arg4: tensor<i32>, %arg7: tensor<i32>) (%arg5: tensor<i32>, %arg8: tensor<i32>) (%arg6: tensor<i32>, %arg9: tensor<i32>)  {
      %1 = stablehlo.and %arg4, %arg7 : tensor<i32>
      %2 = stablehlo.minimum %arg5, %arg8 : tensor<i32>
      %3 = stablehlo.multiply %arg6, %arg9 : tensor<i32>
      stablehlo.return %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<i32>
    }
    return %0#0, %0#1, %0#2 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
}
