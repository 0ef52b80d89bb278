module @jit_grad_fori attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %c, %iterArg_5 = %arg0, %iterArg_6 = %0, %iterArg_7 = %1) : tensor<4x8xf32>, tensor<i32>, tensor<4x8xf32>, tensor<4x4x8xf32>, tensor<4x4x8xf32>
    cond {
      %c_8 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = stablehlo.sine %iterArg_5 : tensor<4x8xf32>
      %8 = stablehlo.cosine %iterArg_5 : tensor<4x8xf32>
      %9 = stablehlo.multiply %7, %iterArg : tensor<4x8xf32>
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_6, %8, %iterArg_4) : (tensor<4x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<4x4x8xf32>
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_7, %7, %iterArg_4) : (tensor<4x4x8xf32>, tensor<4x8xf32>, tensor<i32>) -> tensor<4x4x8xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %12, %9, %10, %11 : tensor<4x8xf32>, tensor<i32>, tensor<4x8xf32>, tensor<4x4x8xf32>, tensor<4x4x8xf32>
    }
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5:6 = stablehlo.while(%iterArg = %2#3, %iterArg_4 = %2#4, %iterArg_5 = %arg0, %iterArg_6 = %c_3, %iterArg_7 = %4, %iterArg_8 = %3) : tensor<4x4x8xf32>, tensor<4x4x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
    cond {
      %c_9 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_6, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %c_9 = stablehlo.constant dense<4> : tensor<i32>
      %7 = stablehlo.subtract %c_9, %iterArg_6 : tensor<i32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.subtract %7, %c_10 : tensor<i32>
      %9 = func.call @dynamic_index_in_dim(%iterArg, %8) : (tensor<4x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %10 = func.call @dynamic_index_in_dim(%iterArg_4, %8) : (tensor<4x4x8xf32>, tensor<i32>) -> tensor<4x8xf32>
      %11 = stablehlo.multiply %10, %iterArg_8 : tensor<4x8xf32>
      %12 = stablehlo.add %iterArg_7, %11 : tensor<4x8xf32>
      %13 = stablehlo.multiply %iterArg_8, %iterArg_5 : tensor<4x8xf32>
      %14 = stablehlo.multiply %13, %9 : tensor<4x8xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_6, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %15, %12, %14 : tensor<4x4x8xf32>, tensor<4x4x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<4x8xf32>, tensor<4x8xf32>
    }
    %6 = stablehlo.add %5#4, %5#5 : tensor<4x8xf32>
    return %6 : tensor<4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<i32>) -> tensor<4x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x8xf32>) -> tensor<1x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x4x8xf32>, tensor<1x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x8xf32>
    return %1 : tensor<4x4x8xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 8] : (tensor<4x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}
