module @jit_net_linear_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf32>, %arg1: tensor<6x16xf32>, %arg2: tensor<6x16xf32>) -> (tensor<6x16xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<6x16xf32>
    cond {
      %c_6 = stablehlo.constant dense<6> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<6x16xf32>, tensor<i32>) -> tensor<16xf32>
      %4 = func.call @dynamic_index_in_dim(%iterArg_1, %iterArg_3) : (tensor<6x16xf32>, tensor<i32>) -> tensor<16xf32>
      %5 = func.call @dynamic_index_in_dim(%iterArg_2, %iterArg_3) : (tensor<6x16xf32>, tensor<i32>) -> tensor<16xf32>
      %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
      %7 = stablehlo.multiply %iterArg_4, %6 : tensor<16x16xf32>
      %8 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
      %9 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
      %12 = stablehlo.multiply %10, %11 : tensor<16x16xf32>
      %13 = stablehlo.add %7, %12 : tensor<16x16xf32>
      %14 = stablehlo.dot_general %3, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16xf32>, tensor<16x16xf32>) -> tensor<16xf32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_5, %14, %iterArg_3) : (tensor<6x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<6x16xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %16, %13, %15 : tensor<6x16xf32>, tensor<6x16xf32>, tensor<6x16xf32>, tensor<i32>, tensor<16x16xf32>, tensor<6x16xf32>
    }
    return %2#5 : tensor<6x16xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<6x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<6x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<6x16xf32>
    return %1 : tensor<6x16xf32>
  }
}
