module @jit_net_lstm_50 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<50x2x16xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<8x32xf32>) -> (tensor<50x2x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<50x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:7 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %0, %iterArg_6 = %1) : tensor<50x2x16xf32>, tensor<16x32xf32>, tensor<8x32xf32>, tensor<i32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<50x2x8xf32>
    cond {
      %c_7 = stablehlo.constant dense<50> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<50x2x16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %4 = stablehlo.dot_general %3, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x32xf32>) -> tensor<2x32xf32>
      %5 = stablehlo.dot_general %iterArg_4, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
      %6 = stablehlo.add %4, %5 : tensor<2x32xf32>
      %7 = stablehlo.slice %6 [0:2, 0:8] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %8 = stablehlo.slice %6 [0:2, 8:16] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %9 = stablehlo.slice %6 [0:2, 16:24] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %10 = stablehlo.slice %6 [0:2, 24:32] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %12 = stablehlo.add %8, %11 : tensor<2x8xf32>
      %13 = stablehlo.negate %12 : tensor<2x8xf32>
      %14 = stablehlo.exponential %13 : tensor<2x8xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %16 = stablehlo.add %15, %14 : tensor<2x8xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %18 = stablehlo.divide %17, %16 : tensor<2x8xf32>
      %19 = stablehlo.multiply %18, %iterArg_5 : tensor<2x8xf32>
      %20 = stablehlo.negate %7 : tensor<2x8xf32>
      %21 = stablehlo.exponential %20 : tensor<2x8xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %22 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %23 = stablehlo.add %22, %21 : tensor<2x8xf32>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %25 = stablehlo.divide %24, %23 : tensor<2x8xf32>
      %26 = stablehlo.tanh %9 : tensor<2x8xf32>
      %27 = stablehlo.multiply %25, %26 : tensor<2x8xf32>
      %28 = stablehlo.add %19, %27 : tensor<2x8xf32>
      %29 = stablehlo.negate %10 : tensor<2x8xf32>
      %30 = stablehlo.exponential %29 : tensor<2x8xf32>
      %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %32 = stablehlo.add %31, %30 : tensor<2x8xf32>
      %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %33 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %34 = stablehlo.divide %33, %32 : tensor<2x8xf32>
      %35 = stablehlo.tanh %28 : tensor<2x8xf32>
      %36 = stablehlo.multiply %34, %35 : tensor<2x8xf32>
      %37 = func.call @dynamic_update_index_in_dim(%iterArg_6, %36, %iterArg_3) : (tensor<50x2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<50x2x8xf32>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_3, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %38, %36, %28, %37 : tensor<50x2x16xf32>, tensor<16x32xf32>, tensor<8x32xf32>, tensor<i32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<50x2x8xf32>
    }
    return %2#6 : tensor<50x2x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<50x2x16xf32>, %arg1: tensor<i32>) -> tensor<2x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 16] : (tensor<50x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16xf32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<50x2x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<i32>) -> tensor<50x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x8xf32>) -> tensor<1x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<50x2x8xf32>, tensor<1x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<50x2x8xf32>
    return %1 : tensor<50x2x8xf32>
  }
}
