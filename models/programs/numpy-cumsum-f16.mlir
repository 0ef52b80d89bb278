module @jit_numpy_cumsum_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x33xf16>) -> (tensor<6x33xf16> {jax.result_info = "result"}) {
    %0 = call @cumsum(%arg0) : (tensor<6x33xf16>) -> tensor<6x33xf16>
    return %0 : tensor<6x33xf16>
  }
  func.func private @cumsum(%arg0: tensor<6x33xf16>) -> tensor<6x33xf16> {
    %0 = call @cumsum_0(%arg0) : (tensor<6x33xf16>) -> tensor<6x33xf16>
    return %0 : tensor<6x33xf16>
  }
  func.func private @cumsum_0(%arg0: tensor<6x33xf16>) -> tensor<6x33xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<f16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [32, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 33>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f16>
      stablehlo.return %2 : tensor<f16>
    }) : (tensor<6x33xf16>, tensor<f16>) -> tensor<6x33xf16>
    return %1 : tensor<6x33xf16>
  }
}
