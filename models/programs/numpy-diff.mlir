module @jit_numpy_diff attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x17xf32>) -> (tensor<5x15xf32> {jax.result_info = "result"}) {
    %0 = call @diff(%arg0) : (tensor<5x17xf32>) -> tensor<5x15xf32>
    return %0 : tensor<5x15xf32>
  }
  func.func private @diff(%arg0: tensor<5x17xf32>) -> tensor<5x15xf32> {
    %0 = stablehlo.slice %arg0 [0:5, 1:17] : (tensor<5x17xf32>) -> tensor<5x16xf32>
    %1 = stablehlo.slice %arg0 [0:5, 0:16] : (tensor<5x17xf32>) -> tensor<5x16xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<5x16xf32>
    %3 = stablehlo.slice %2 [0:5, 1:16] : (tensor<5x16xf32>) -> tensor<5x15xf32>
    %4 = stablehlo.slice %2 [0:5, 0:15] : (tensor<5x16xf32>) -> tensor<5x15xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<5x15xf32>
    return %5 : tensor<5x15xf32>
  }
}
