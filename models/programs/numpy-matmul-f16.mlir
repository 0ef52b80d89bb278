module @jit_numpy_matmul_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x19xf16>, %arg1: tensor<19x7xf16>) -> (tensor<5x7xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x19xf16>, tensor<19x7xf16>) -> tensor<5x7xf16>
    return %0 : tensor<5x7xf16>
  }
}
