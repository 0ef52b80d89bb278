module @jit_int_shifts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xui32>, %arg1: tensor<4x8xi32>) -> (tensor<4x8xui32> {jax.result_info = "result[0]"}, tensor<4x8xui32> {jax.result_info = "result[1]"}, tensor<4x8xi32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<5> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %1 = stablehlo.shift_left %arg0, %0 : tensor<4x8xui32>
    %2 = stablehlo.convert %arg1 : (tensor<4x8xi32>) -> tensor<4x8xui32>
    %c_0 = stablehlo.constant dense<31> : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %4 = stablehlo.and %2, %3 : tensor<4x8xui32>
    %5 = stablehlo.shift_right_logical %arg0, %4 : tensor<4x8xui32>
    %6 = stablehlo.bitcast_convert %arg0 : (tensor<4x8xui32>) -> tensor<4x8xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x8xi32>
    %8 = stablehlo.shift_right_arithmetic %6, %7 : tensor<4x8xi32>
    return %1, %5, %8 : tensor<4x8xui32>, tensor<4x8xui32>, tensor<4x8xi32>
  }
}
