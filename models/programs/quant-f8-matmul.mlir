module @jit_quant_f8_matmul attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x32xf32>, %arg1: tensor<32x4xf32>) -> (tensor<5x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<5x32xf32>) -> tensor<5x32xf8E4M3FN>
    %1 = stablehlo.convert %0 : (tensor<5x32xf8E4M3FN>) -> tensor<5x32xbf16>
    %2 = stablehlo.convert %arg1 : (tensor<32x4xf32>) -> tensor<32x4xf8E4M3FN>
    %3 = stablehlo.convert %2 : (tensor<32x4xf8E4M3FN>) -> tensor<32x4xbf16>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x32xbf16>, tensor<32x4xbf16>) -> tensor<5x4xbf16>
    %5 = stablehlo.convert %4 : (tensor<5x4xbf16>) -> tensor<5x4xf32>
    return %5 : tensor<5x4xf32>
  }
}
