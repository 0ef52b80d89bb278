module @jit_flax_lstm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5xf32>, %arg3: tensor<5x5xf32>, %arg4: tensor<5xf32>, %arg5: tensor<5x5xf32>, %arg6: tensor<5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<16x5xf32>, %arg9: tensor<16x5xf32>, %arg10: tensor<16x5xf32>, %arg11: tensor<16x5xf32>, %arg12: tensor<2x7x16xf32>) -> (tensor<2x7x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.transpose %arg12, dims = [1, 0, 2] : (tensor<2x7x16xf32>) -> tensor<7x2x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x2x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:17 = stablehlo.while(%iterArg = %2, %iterArg_2 = %arg10, %iterArg_3 = %arg5, %iterArg_4 = %arg4, %iterArg_5 = %arg8, %iterArg_6 = %arg1, %iterArg_7 = %arg0, %iterArg_8 = %arg9, %iterArg_9 = %arg3, %iterArg_10 = %arg2, %iterArg_11 = %arg11, %iterArg_12 = %arg7, %iterArg_13 = %arg6, %iterArg_14 = %c, %iterArg_15 = %0, %iterArg_16 = %1, %iterArg_17 = %3) : tensor<7x2x16xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<7x2x5xf32>
    cond {
      %c_18 = stablehlo.constant dense<7> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg_14, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_14) : (tensor<7x2x16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %7 = stablehlo.dot_general %6, %iterArg_2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %8 = stablehlo.dot_general %iterArg_16, %iterArg_3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %9 = stablehlo.reshape %iterArg_4 : (tensor<5xf32>) -> tensor<1x5xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %11 = stablehlo.add %8, %10 : tensor<2x5xf32>
      %12 = stablehlo.add %7, %11 : tensor<2x5xf32>
      %13 = stablehlo.negate %12 : tensor<2x5xf32>
      %14 = stablehlo.exponential %13 : tensor<2x5xf32>
      %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %16 = stablehlo.add %15, %14 : tensor<2x5xf32>
      %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %18 = stablehlo.divide %17, %16 : tensor<2x5xf32>
      %19 = stablehlo.dot_general %6, %iterArg_5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %20 = stablehlo.dot_general %iterArg_16, %iterArg_6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %21 = stablehlo.reshape %iterArg_7 : (tensor<5xf32>) -> tensor<1x5xf32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %23 = stablehlo.add %20, %22 : tensor<2x5xf32>
      %24 = stablehlo.add %19, %23 : tensor<2x5xf32>
      %25 = stablehlo.negate %24 : tensor<2x5xf32>
      %26 = stablehlo.exponential %25 : tensor<2x5xf32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %28 = stablehlo.add %27, %26 : tensor<2x5xf32>
      %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %30 = stablehlo.divide %29, %28 : tensor<2x5xf32>
      %31 = stablehlo.dot_general %6, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %32 = stablehlo.dot_general %iterArg_16, %iterArg_9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %33 = stablehlo.reshape %iterArg_10 : (tensor<5xf32>) -> tensor<1x5xf32>
      %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %35 = stablehlo.add %32, %34 : tensor<2x5xf32>
      %36 = stablehlo.add %31, %35 : tensor<2x5xf32>
      %37 = stablehlo.tanh %36 : tensor<2x5xf32>
      %38 = stablehlo.dot_general %6, %iterArg_11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x16xf32>, tensor<16x5xf32>) -> tensor<2x5xf32>
      %39 = stablehlo.dot_general %iterArg_16, %iterArg_12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5xf32>, tensor<5x5xf32>) -> tensor<2x5xf32>
      %40 = stablehlo.reshape %iterArg_13 : (tensor<5xf32>) -> tensor<1x5xf32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
      %42 = stablehlo.add %39, %41 : tensor<2x5xf32>
      %43 = stablehlo.add %38, %42 : tensor<2x5xf32>
      %44 = stablehlo.negate %43 : tensor<2x5xf32>
      %45 = stablehlo.exponential %44 : tensor<2x5xf32>
      %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %47 = stablehlo.add %46, %45 : tensor<2x5xf32>
      %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %49 = stablehlo.divide %48, %47 : tensor<2x5xf32>
      %50 = stablehlo.multiply %30, %iterArg_15 : tensor<2x5xf32>
      %51 = stablehlo.multiply %18, %37 : tensor<2x5xf32>
      %52 = stablehlo.add %50, %51 : tensor<2x5xf32>
      %53 = stablehlo.tanh %52 : tensor<2x5xf32>
      %54 = stablehlo.multiply %49, %53 : tensor<2x5xf32>
      %55 = func.call @dynamic_update_index_in_dim(%iterArg_17, %54, %iterArg_14) : (tensor<7x2x5xf32>, tensor<2x5xf32>, tensor<i32>) -> tensor<7x2x5xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg_14, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %56, %52, %54, %55 : tensor<7x2x16xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<16x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<i32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<7x2x5xf32>
    }
    %5 = stablehlo.transpose %4#16, dims = [1, 0, 2] : (tensor<7x2x5xf32>) -> tensor<2x7x5xf32>
    return %5 : tensor<2x7x5xf32>
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
