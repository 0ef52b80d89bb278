module @jit_int_bitcast attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<9xf32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.and %0, %1 : tensor<9xi32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<9xi32>) -> tensor<9xf32>
    return %3 : tensor<9xf32>
  }
}
