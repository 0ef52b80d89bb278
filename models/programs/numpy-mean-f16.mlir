module @jit_numpy_mean_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x33xf16>) -> (tensor<6xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6x33xf16>) -> tensor<6x33xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x33xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<3.300000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %4 = stablehlo.convert %3 : (tensor<6xf32>) -> tensor<6xf16>
    return %4 : tensor<6xf16>
  }
}
