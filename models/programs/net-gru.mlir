module @jit_net_gru attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x2x16xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<8x32xf32>) -> (tensor<2x8xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %arg2, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<7x2x16xf32>, tensor<16x32xf32>, tensor<8x32xf32>, tensor<i32>, tensor<2x8xf32>, tensor<7xf32>
    cond {
      %c_6 = stablehlo.constant dense<7> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<7x2x16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %4 = stablehlo.dot_general %3, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x32xf32>) -> tensor<2x32xf32>
      %5 = stablehlo.dot_general %iterArg_4, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
      %6 = stablehlo.add %4, %5 : tensor<2x32xf32>
      %7 = stablehlo.slice %6 [0:2, 0:8] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %8 = stablehlo.negate %7 : tensor<2x8xf32>
      %9 = stablehlo.exponential %8 : tensor<2x8xf32>
      %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %11 = stablehlo.add %10, %9 : tensor<2x8xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %13 = stablehlo.divide %12, %11 : tensor<2x8xf32>
      %14 = stablehlo.multiply %13, %iterArg_4 : tensor<2x8xf32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %16 = stablehlo.subtract %15, %13 : tensor<2x8xf32>
      %17 = stablehlo.dot_general %3, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x32xf32>) -> tensor<2x32xf32>
      %18 = stablehlo.dot_general %3, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x32xf32>) -> tensor<2x32xf32>
      %19 = stablehlo.dot_general %iterArg_4, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
      %20 = stablehlo.add %18, %19 : tensor<2x32xf32>
      %21 = stablehlo.slice %20 [0:2, 8:16] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %22 = stablehlo.negate %21 : tensor<2x8xf32>
      %23 = stablehlo.exponential %22 : tensor<2x8xf32>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %25 = stablehlo.add %24, %23 : tensor<2x8xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
      %27 = stablehlo.divide %26, %25 : tensor<2x8xf32>
      %28 = stablehlo.multiply %27, %iterArg_4 : tensor<2x8xf32>
      %29 = stablehlo.dot_general %28, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
      %30 = stablehlo.add %17, %29 : tensor<2x32xf32>
      %31 = stablehlo.slice %30 [0:2, 16:24] : (tensor<2x32xf32>) -> tensor<2x8xf32>
      %32 = stablehlo.tanh %31 : tensor<2x8xf32>
      %33 = stablehlo.multiply %16, %32 : tensor<2x8xf32>
      %34 = stablehlo.add %14, %33 : tensor<2x8xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.reduce(%iterArg_4 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
      %36 = func.call @dynamic_update_index_in_dim(%iterArg_5, %35, %iterArg_3) : (tensor<7xf32>, tensor<f32>, tensor<i32>) -> tensor<7xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_3, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %37, %34, %36 : tensor<7x2x16xf32>, tensor<16x32xf32>, tensor<8x32xf32>, tensor<i32>, tensor<2x8xf32>, tensor<7xf32>
    }
    return %2#4, %2#5 : tensor<2x8xf32>, tensor<7xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x2x16xf32>, %arg1: tensor<i32>) -> tensor<2x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 16] : (tensor<7x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16xf32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<7xf32>, tensor<1xf32>, tensor<i32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
}
