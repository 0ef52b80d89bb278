module @jit_scipy_erf attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x7xf32>) -> (tensor<3x7xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}, tensor<3x7xf32> {jax.result_info = "result[2]"}) {
    %0 = chlo.erf %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %1 = chlo.erfc %arg0 : tensor<3x7xf32> -> tensor<3x7xf32>
    %2 = stablehlo.tanh %arg0 : tensor<3x7xf32>
    %3 = chlo.erf_inv %2 : tensor<3x7xf32> -> tensor<3x7xf32>
    return %0, %1, %3 : tensor<3x7xf32>, tensor<3x7xf32>, tensor<3x7xf32>
  }
}
