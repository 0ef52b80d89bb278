module @jit_flax_dense attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<16x5xf32>, %arg2: tensor<6x16xf32>) -> (tensor<6x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x5xf32>) -> tensor<6x5xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x5xf32>
    return %3 : tensor<6x5xf32>
  }
}
