module @jit_pool_mean_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x8x3xbf16>) -> (tensor<2x4x4x3xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %4 = stablehlo.add %arg1, %arg2 : tensor<bf16>
      stablehlo.return %4 : tensor<bf16>
    }) : (tensor<2x9x8x3xbf16>, tensor<bf16>) -> tensor<2x4x4x3xbf16>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x4x4x3xbf16>
    %3 = stablehlo.divide %1, %2 : tensor<2x4x4x3xbf16>
    return %3 : tensor<2x4x4x3xbf16>
  }
}
