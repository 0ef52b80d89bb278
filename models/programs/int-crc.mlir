module @jit_int_crc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xui32>) -> (tensor<4x8xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0) : tensor<i32>, tensor<4x8xui32>
    cond {
      %c_1 = stablehlo.constant dense<32> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_1 = stablehlo.constant dense<1> : tensor<ui32>
      %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
      %2 = stablehlo.and %iterArg_0, %1 : tensor<4x8xui32>
      %c_2 = stablehlo.constant dense<1> : tensor<ui32>
      %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
      %4 = stablehlo.shift_right_logical %iterArg_0, %3 : tensor<4x8xui32>
      %c_3 = stablehlo.constant dense<3988292384> : tensor<ui32>
      %5 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
      %6 = stablehlo.xor %4, %5 : tensor<4x8xui32>
      %c_4 = stablehlo.constant dense<1> : tensor<ui32>
      %7 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
      %8 = stablehlo.shift_right_logical %iterArg_0, %7 : tensor<4x8xui32>
      %9 = func.call @_where(%2, %6, %8) : (tensor<4x8xui32>, tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xui32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %10, %9 : tensor<i32>, tensor<4x8xui32>
    }
    return %0#1 : tensor<4x8xui32>
  }
  func.func private @_where(%arg0: tensor<4x8xui32>, %arg1: tensor<4x8xui32>, %arg2: tensor<4x8xui32>) -> tensor<4x8xui32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<4x8xui32>, tensor<4x8xui32>) -> tensor<4x8xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<4x8xi1>, tensor<4x8xui32>
    return %2 : tensor<4x8xui32>
  }
}
