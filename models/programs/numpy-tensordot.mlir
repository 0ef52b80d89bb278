module @jit_numpy_tensordot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<5x3x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<5x3x2xf32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}
