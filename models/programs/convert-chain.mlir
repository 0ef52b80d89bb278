module @jit_convert_chain attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<20xf32>) -> tensor<20xbf16>
    %1 = stablehlo.convert %0 : (tensor<20xbf16>) -> tensor<20xf32>
    %2 = stablehlo.convert %arg0 : (tensor<20xf32>) -> tensor<20xf16>
    %3 = stablehlo.convert %2 : (tensor<20xf16>) -> tensor<20xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<20xf32>
    return %4 : tensor<20xf32>
  }
}
