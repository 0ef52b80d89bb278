module @jit_scan_unrolled attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<8xf32> {jax.result_info = "result[0]"}, tensor<4x8xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<4x8xf32>) -> tensor<2x2x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %1, %iterArg_1 = %c, %iterArg_2 = %0, %iterArg_3 = %2) : tensor<2x2x8xf32>, tensor<i32>, tensor<8xf32>, tensor<2x2x8xf32>
    cond {
      %c_4 = stablehlo.constant dense<2> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<2x2x8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %6 = stablehlo.slice %5 [0:1, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
      %7 = stablehlo.reshape %6 : (tensor<1x8xf32>) -> tensor<8xf32>
      %8 = stablehlo.add %iterArg_2, %7 : tensor<8xf32>
      %9 = stablehlo.tanh %8 : tensor<8xf32>
      %10 = stablehlo.slice %5 [1:2, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>
      %11 = stablehlo.reshape %10 : (tensor<1x8xf32>) -> tensor<8xf32>
      %12 = stablehlo.add %9, %11 : tensor<8xf32>
      %13 = stablehlo.tanh %12 : tensor<8xf32>
      %14 = stablehlo.broadcast_in_dim %iterArg_2, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %15 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<2x8xf32>
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_3, %16, %iterArg_1) : (tensor<2x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<2x2x8xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %18, %13, %17 : tensor<2x2x8xf32>, tensor<i32>, tensor<8xf32>, tensor<2x2x8xf32>
    }
    %4 = stablehlo.reshape %3#3 : (tensor<2x2x8xf32>) -> tensor<4x8xf32>
    return %3#2, %4 : tensor<8xf32>, tensor<4x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x2x8xf32>, %arg1: tensor<i32>) -> tensor<2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 8] : (tensor<2x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8xf32>) -> tensor<2x8xf32>
    return %1 : tensor<2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x2x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<i32>) -> tensor<2x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x2x8xf32>, tensor<1x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x8xf32>
    return %1 : tensor<2x2x8xf32>
  }
}
