module @jit_numpy_mixed_product attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x19xf32>, %arg1: tensor<19x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<5x19xf32>) -> tensor<5x19xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<19x7xf32>) -> tensor<19x7xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x19xbf16>, tensor<19x7xbf16>) -> tensor<5x7xbf16>
    %3 = stablehlo.convert %2 : (tensor<5x7xbf16>) -> tensor<5x7xf32>
    %4 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x19xf32>, tensor<19x7xf32>) -> tensor<5x7xf32>
    %5 = stablehlo.add %3, %4 : tensor<5x7xf32>
    return %5 : tensor<5x7xf32>
  }
}
