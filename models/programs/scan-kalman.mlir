module @jit_scan_kalman attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[0][1]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c, %iterArg_3 = %cst, %iterArg_4 = %cst_0, %iterArg_5 = %0) : tensor<12xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<12xf32>
    cond {
      %c_6 = stablehlo.constant dense<12> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<12xf32>, tensor<i32>) -> tensor<f32>
      %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3 = stablehlo.add %iterArg_4, %cst_6 : tensor<f32>
      %cst_7 = stablehlo.constant dense<6.000000e-01> : tensor<f32>
      %4 = stablehlo.add %iterArg_4, %cst_7 : tensor<f32>
      %5 = stablehlo.divide %3, %4 : tensor<f32>
      %6 = stablehlo.convert %iterArg_3 : tensor<f32>
      %7 = stablehlo.subtract %2, %6 : tensor<f32>
      %8 = stablehlo.convert %5 : tensor<f32>
      %9 = stablehlo.multiply %8, %7 : tensor<f32>
      %10 = stablehlo.convert %iterArg_3 : tensor<f32>
      %11 = stablehlo.add %10, %9 : tensor<f32>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %12 = stablehlo.subtract %cst_8, %5 : tensor<f32>
      %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %13 = stablehlo.add %iterArg_4, %cst_9 : tensor<f32>
      %14 = stablehlo.multiply %12, %13 : tensor<f32>
      %15 = func.call @dynamic_update_index_in_dim(%iterArg_5, %iterArg_3, %iterArg_2) : (tensor<12xf32>, tensor<f32>, tensor<i32>) -> tensor<12xf32>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.add %iterArg_2, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %16, %11, %14, %15 : tensor<12xf32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<12xf32>
    }
    return %1#2, %1#3, %1#4 : tensor<f32>, tensor<f32>, tensor<12xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<12xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<12xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<12xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<12xf32>, tensor<1xf32>, tensor<i32>) -> tensor<12xf32>
    return %1 : tensor<12xf32>
  }
}
