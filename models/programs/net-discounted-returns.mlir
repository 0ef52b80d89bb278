module @jit_net_discounted_returns attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c, %iterArg_3 = %cst, %iterArg_4 = %0) : tensor<9xf32>, tensor<9xf32>, tensor<i32>, tensor<f32>, tensor<9xf32>
    cond {
      %c_5 = stablehlo.constant dense<9> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<9> : tensor<i32>
      %2 = stablehlo.subtract %c_5, %iterArg_2 : tensor<i32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.subtract %2, %c_6 : tensor<i32>
      %4 = func.call @dynamic_index_in_dim(%iterArg, %3) : (tensor<9xf32>, tensor<i32>) -> tensor<f32>
      %5 = func.call @dynamic_index_in_dim(%iterArg_1, %3) : (tensor<9xf32>, tensor<i32>) -> tensor<f32>
      %cst_7 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
      %6 = stablehlo.multiply %cst_7, %iterArg_3 : tensor<f32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %7 = stablehlo.subtract %cst_8, %5 : tensor<f32>
      %8 = stablehlo.convert %6 : tensor<f32>
      %9 = stablehlo.multiply %8, %7 : tensor<f32>
      %10 = stablehlo.add %4, %9 : tensor<f32>
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_4, %10, %3) : (tensor<9xf32>, tensor<f32>, tensor<i32>) -> tensor<9xf32>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_2, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %12, %10, %11 : tensor<9xf32>, tensor<9xf32>, tensor<i32>, tensor<f32>, tensor<9xf32>
    }
    return %1#4 : tensor<9xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<9xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<9xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<9xf32>, tensor<1xf32>, tensor<i32>) -> tensor<9xf32>
    return %1 : tensor<9xf32>
  }
}
