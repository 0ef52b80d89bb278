module @jit_scipy_erf_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xbf16>) -> (tensor<3x7xbf16> {jax.result_info = "result[0]"}, tensor<3x7xbf16> {jax.result_info = "result[1]"}) {
    %0 = chlo.erf %arg0 : tensor<3x7xbf16> -> tensor<3x7xbf16>
    %1 = chlo.erfc %arg0 : tensor<3x7xbf16> -> tensor<3x7xbf16>
    return %0, %1 : tensor<3x7xbf16>, tensor<3x7xbf16>
  }
}
