module @jit_image_normalize_u8 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5x3xui8>) -> (tensor<4x5x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4x5x3xui8>) -> tensor<4x5x3xbf16>
    %cst = stablehlo.constant dense<2.550000e+02> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x5x3xbf16>
    %2 = stablehlo.divide %0, %1 : tensor<4x5x3xbf16>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4x5x3xbf16>
    %4 = stablehlo.subtract %2, %3 : tensor<4x5x3xbf16>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4x5x3xbf16>
    %6 = stablehlo.multiply %4, %5 : tensor<4x5x3xbf16>
    %7 = stablehlo.convert %6 : (tensor<4x5x3xbf16>) -> tensor<4x5x3xf32>
    return %7 : tensor<4x5x3xf32>
  }
}
