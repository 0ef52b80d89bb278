module @jit_scan_i32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xi32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<20xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_1, %iterArg_3 = %c, %iterArg_4 = %0) : tensor<20xi32>, tensor<i32>, tensor<i32>, tensor<20xi32>
    cond {
      %c_5 = stablehlo.constant dense<20> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<20xi32>, tensor<i32>) -> tensor<i32>
      %c_5 = stablehlo.constant dense<31> : tensor<i32>
      %3 = stablehlo.multiply %iterArg_3, %c_5 : tensor<i32>
      %4 = stablehlo.add %3, %2 : tensor<i32>
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_4, %iterArg_3, %iterArg_2) : (tensor<20xi32>, tensor<i32>, tensor<i32>) -> tensor<20xi32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_2, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %6, %4, %5 : tensor<20xi32>, tensor<i32>, tensor<i32>, tensor<20xi32>
    }
    return %1#2, %1#3 : tensor<i32>, tensor<20xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<20xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<20xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<20xi32>, tensor<1xi32>, tensor<i32>) -> tensor<20xi32>
    return %1 : tensor<20xi32>
  }
}
