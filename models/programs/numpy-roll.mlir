module @jit_numpy_roll attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result[0]"}, tensor<7x5xf32> {jax.result_info = "result[1]"}, tensor<5x7xf32> {jax.result_info = "result[2]"}) {
    %0 = call @_roll_static(%arg0) : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %1 = call @_flip(%arg0) : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %2 = call @rot90(%arg0) : (tensor<7x5xf32>) -> tensor<5x7xf32>
    return %0, %1, %2 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<5x7xf32>
  }
  func.func private @_roll_static(%arg0: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.slice %arg0 [0:7, 3:5] : (tensor<7x5xf32>) -> tensor<7x2xf32>
    %1 = stablehlo.slice %arg0 [0:7, 0:3] : (tensor<7x5xf32>) -> tensor<7x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<7x2xf32>, tensor<7x3xf32>) -> tensor<7x5xf32>
    return %2 : tensor<7x5xf32>
  }
  func.func private @_flip(%arg0: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
  func.func private @rot90(%arg0: tensor<7x5xf32>) -> tensor<5x7xf32> {
    %0 = call @_flip_0(%arg0) : (tensor<7x5xf32>) -> tensor<7x5xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    return %1 : tensor<5x7xf32>
  }
  func.func private @_flip_0(%arg0: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
}
