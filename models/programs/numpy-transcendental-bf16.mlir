module @jit_numpy_transcendental_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xbf16>, %arg1: tensor<4x9xbf16>) -> (tensor<4x9xbf16> {jax.result_info = "result[0]"}, tensor<4x9xbf16> {jax.result_info = "result[1]"}, tensor<4x9xbf16> {jax.result_info = "result[2]"}, tensor<4x9xbf16> {jax.result_info = "result[3]"}, tensor<4x9xbf16> {jax.result_info = "result[4]"}, tensor<4x9xbf16> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.exponential %arg0 : tensor<4x9xbf16>
    %1 = stablehlo.log %arg1 : tensor<4x9xbf16>
    %2 = stablehlo.sqrt %arg1 : tensor<4x9xbf16>
    %3 = stablehlo.tanh %arg0 : tensor<4x9xbf16>
    %4 = stablehlo.log_plus_one %arg1 : tensor<4x9xbf16>
    %5 = stablehlo.exponential_minus_one %arg0 : tensor<4x9xbf16>
    return %0, %1, %2, %3, %4, %5 : tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xbf16>, tensor<4x9xbf16>
  }
}
