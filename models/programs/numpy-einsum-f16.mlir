module @jit_numpy_einsum_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x9xf16>, %arg1: tensor<2x9x3xf16>) -> (tensor<2x4x3xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x9xf16>, tensor<2x9x3xf16>) -> tensor<2x4x3xf16>
    return %0 : tensor<2x4x3xf16>
  }
}
