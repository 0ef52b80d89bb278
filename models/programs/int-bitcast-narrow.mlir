module @jit_int_bitcast_narrow attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4x4xui8> {jax.result_info = "result[0]"}, tensor<3x4xi16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4x4xui8>
    %1 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    %2 = stablehlo.bitcast_convert %1 : (tensor<3x4xbf16>) -> tensor<3x4xi16>
    return %0, %2 : tensor<3x4x4xui8>, tensor<3x4xi16>
  }
}
