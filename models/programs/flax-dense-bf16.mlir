module @jit_flax_dense_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<16x5xf32>, %arg2: tensor<6x16xf32>) -> (tensor<6x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg2 : (tensor<6x16xf32>) -> tensor<6x16xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<16x5xf32>) -> tensor<16x5xbf16>
    %2 = stablehlo.convert %arg0 : (tensor<5xf32>) -> tensor<5xbf16>
    %3 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x5xbf16>) -> tensor<6x5xbf16>
    %4 = stablehlo.reshape %2 : (tensor<5xbf16>) -> tensor<1x5xbf16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x5xbf16>) -> tensor<6x5xbf16>
    %6 = stablehlo.add %3, %5 : tensor<6x5xbf16>
    return %6 : tensor<6x5xbf16>
  }
}
