module @jit_int_rotate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xui32>) -> (tensor<4x8xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<13> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<4x8xui32>
    %c_0 = stablehlo.constant dense<19> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %3 = stablehlo.shift_right_logical %arg0, %2 : tensor<4x8xui32>
    %4 = stablehlo.or %1, %3 : tensor<4x8xui32>
    return %4 : tensor<4x8xui32>
  }
}
