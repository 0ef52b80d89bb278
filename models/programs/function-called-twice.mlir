module @jit_function_called_twice attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32> {jax.result_info = "result"}) {
    %0 = call @sin(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %2 = call @"<lambda>"(%1) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %4 = stablehlo.add %0, %3 : tensor<4x8xf32>
    return %4 : tensor<4x8xf32>
  }
  func.func private @sin(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.sine %arg0 : tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func private @"<lambda>"(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = call @sin_0(%arg0) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<8x4xf32>
    return %2 : tensor<8x4xf32>
  }
  func.func private @sin_0(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.sine %arg0 : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}
