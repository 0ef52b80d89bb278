module @jit_flax_gru attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x5xf32>, %arg3: tensor<5x5xf32>, %arg4: tensor<5xf32>, %arg5: tensor<16x5xf32>, %arg6: tensor<5xf32>, %arg7: tensor<16x5xf32>, %arg8: tensor<5xf32>, %arg9: tensor<16x5xf32>, %arg10: tensor<2x7x16xf32>) -> (tensor<2x7x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.transpose %arg10, dims = [1, 0, 2] : (tensor<2x7x16xf32>) -> tensor<7x2x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:14 = stablehlo.while(%iterArg = %1, %iterArg_1 = %arg7, %iterArg_2 = %arg6, %iterArg_3 = %arg2, %iterArg_4 = %arg9, %iterArg_5 = %arg8, %iterArg_6 = %arg3, %iterArg_7 = %arg5, %iterArg_8 = %arg4, %iterArg_9 = %arg1, %iterArg_10 = %arg0, %iterArg_11 = %c, %iterArg_12 = %0, %iterArg_13 = %2) : tensor<7x2x16xf32>, tensor<16x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<16x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<16x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<i32>, tensor<2x5xf32>, tensor<7x2x5xf32>
    cond {
      %c_14 = stablehlo.constant dense<7> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<7x2x16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %6 = stablehlo.dot_general %5, %iterArg_1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %7 = stablehlo.reshape %iterArg_2 : (tensor<5xf32>) -> tensor<1x5xf32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %9 = stablehlo.add %6, %8 : tensor<2x5xf32>
      %10 = stablehlo.dot_general %iterArg_12, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %11 = stablehlo.add %9, %10 : tensor<2x5xf32>
      %12 = stablehlo.negate %11 : tensor<2x5xf32>
      %13 = stablehlo.exponential %12 : tensor<2x5xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %15 = stablehlo.add %14, %13 : tensor<2x5xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %16 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %17 = stablehlo.divide %16, %15 : tensor<2x5xf32>
      %18 = stablehlo.dot_general %5, %iterArg_4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %19 = stablehlo.reshape %iterArg_5 : (tensor<5xf32>) -> tensor<1x5xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %21 = stablehlo.add %18, %20 : tensor<2x5xf32>
      %22 = stablehlo.dot_general %iterArg_12, %iterArg_6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %23 = stablehlo.add %21, %22 : tensor<2x5xf32>
      %24 = stablehlo.negate %23 : tensor<2x5xf32>
      %25 = stablehlo.exponential %24 : tensor<2x5xf32>
      %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %27 = stablehlo.add %26, %25 : tensor<2x5xf32>
      %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %29 = stablehlo.divide %28, %27 : tensor<2x5xf32>
      %30 = stablehlo.dot_general %5, %iterArg_7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %31 = stablehlo.reshape %iterArg_8 : (tensor<5xf32>) -> tensor<1x5xf32>
      %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %33 = stablehlo.add %30, %32 : tensor<2x5xf32>
      %34 = stablehlo.dot_general %iterArg_12, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %35 = stablehlo.reshape %iterArg_10 : (tensor<5xf32>) -> tensor<1x5xf32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %37 = stablehlo.add %34, %36 : tensor<2x5xf32>
      %38 = stablehlo.multiply %17, %37 : tensor<2x5xf32>
      %39 = stablehlo.add %33, %38 : tensor<2x5xf32>
      %40 = stablehlo.tanh %39 : tensor<2x5xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %42 = stablehlo.subtract %41, %29 : tensor<2x5xf32>
      %43 = stablehlo.multiply %42, %40 : tensor<2x5xf32>
      %44 = stablehlo.multiply %29, %iterArg_12 : tensor<2x5xf32>
      %45 = stablehlo.add %43, %44 : tensor<2x5xf32>
      %46 = func.call @dynamic_update_index_in_dim(%iterArg_13, %45, %iterArg_11) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.add %iterArg_11, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %47, %45, %46 : tensor<7x2x16xf32>, tensor<16x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<16x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<16x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<i32>, tensor<2x5xf32>, tensor<7x2x5xf32>
    }
    %4 = stablehlo.transpose %3#13, dims = [1, 0, 2] : (tensor<7x2x5xf32>) -> tensor<2x7x5xf32>
    return %4 : tensor<2x7x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x2x16xf32>, %arg1: tensor<i32>) -> tensor<2x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 16] : (tensor<7x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x16xf32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x2x5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<i32>) -> tensor<7x2x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x5xf32>) -> tensor<1x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x2x5xf32>, tensor<1x2x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x5xf32>
    return %1 : tensor<7x2x5xf32>
  }
}
