module @jit_numpy_nextafter_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xbf16>, %arg1: tensor<4x9xbf16>) -> (tensor<4x9xbf16> {jax.result_info = "result"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<4x9xbf16>, tensor<4x9xbf16> -> tensor<4x9xbf16>
    return %0 : tensor<4x9xbf16>
  }
}
