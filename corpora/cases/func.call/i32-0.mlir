// A case of func.call on i32; made by python -m corpora build.
module {
  func.func public @main(%arg0: tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>) {
    %0:3 = call @f0(%arg0) : (tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>)
    return %0#0, %0#1, %0#2 : tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>
  }
  func.func private @f0(%arg0: tensor<f16>) -> (tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>) {
    %c = stablehlo.constant dense<[[[-5, -1, -8], [-1, 1, 7], [-3, -5, -2], [-5, 8, 6]], [[2, -1, 6], [2, 3, -5], [-1, -8, -1], [1, 7, -3]], [[-5, -2, -5], [8, 6, 2], [-1, 6, 2], [3, -5, -1]], [[-8, -1, 1], [7, -3, -5], [-2, -5, 8], [6, 2, -1]], [[6, 2, 3], [-5, -1, -8], [-1, 1, 7], [-3, -5, -2]]]> : tensor<5x4x3xi32>
    %0 = stablehlo.compare EQ, %c, %c, SIGNED : (tensor<5x4x3xi32>, tensor<5x4x3xi32>) -> tensor<5x4x3xi1>
    %1 = stablehlo.rsqrt %arg0 : tensor<f16>
    return %c, %1, %0 : tensor<5x4x3xi32>, tensor<f16>, tensor<5x4x3xi1>
  }
}
