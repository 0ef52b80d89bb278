module @jit_numpy_power_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf16>, %arg1: tensor<4x9xf16>) -> (tensor<4x9xf16> {jax.result_info = "result[0]"}, tensor<4x9xf16> {jax.result_info = "result[1]"}, tensor<4x9xf16> {jax.result_info = "result[2]"}, tensor<4x9xf16> {jax.result_info = "result[3]"}, tensor<4x9xf16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.power %arg1, %arg0 : tensor<4x9xf16>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf16>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x9xf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x9xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %5 = stablehlo.divide %4, %arg0 : tensor<4x9xf16>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<4x9xf16>
    %7 = stablehlo.power %arg1, %6 : tensor<4x9xf16>
    return %0, %1, %3, %5, %7 : tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>, tensor<4x9xf16>
  }
}
