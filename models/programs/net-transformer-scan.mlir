module @jit_net_transformer_scan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf32>, %arg1: tensor<2x64x16xf32>, %arg2: tensor<2x16x16xf32>, %arg3: tensor<2x16x16xf32>, %arg4: tensor<2x16x16xf32>, %arg5: tensor<2x16xf32>, %arg6: tensor<2x16xf32>, %arg7: tensor<2x16x64xf32>, %arg8: tensor<2x16x16xf32>) -> (tensor<6x16xf32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:11 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2, %iterArg_1 = %arg3, %iterArg_2 = %arg4, %iterArg_3 = %arg5, %iterArg_4 = %arg6, %iterArg_5 = %arg7, %iterArg_6 = %arg8, %iterArg_7 = %c, %iterArg_8 = %arg0, %iterArg_9 = %0) : tensor<2x64x16xf32>, tensor<2x16x16xf32>, tensor<2x16x16xf32>, tensor<2x16x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>, tensor<2x16x16xf32>, tensor<i32>, tensor<6x16xf32>, tensor<2xf32>
    cond {
      %c_10 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_7, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<2x64x16xf32>, tensor<i32>) -> tensor<64x16xf32>
      %3 = func.call @dynamic_index_in_dim_0(%iterArg_0, %iterArg_7) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %4 = func.call @dynamic_index_in_dim_0(%iterArg_1, %iterArg_7) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %5 = func.call @dynamic_index_in_dim_0(%iterArg_2, %iterArg_7) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %6 = func.call @dynamic_index_in_dim_1(%iterArg_3, %iterArg_7) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %7 = func.call @dynamic_index_in_dim_1(%iterArg_4, %iterArg_7) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %8 = func.call @dynamic_index_in_dim_2(%iterArg_5, %iterArg_7) : (tensor<2x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %9 = func.call @dynamic_index_in_dim_0(%iterArg_6, %iterArg_7) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.reduce(%iterArg_8 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %12 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
      %13 = stablehlo.divide %11, %12 : tensor<6x1xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
      %15 = stablehlo.subtract %iterArg_8, %14 : tensor<6x16xf32>
      %c_12 = stablehlo.constant dense<0> : tensor<i32>
      %16 = func.call @_var(%iterArg_8, %c_12) : (tensor<6x16xf32>, tensor<i32>) -> tensor<6x1xf32>
      %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
      %18 = stablehlo.add %16, %17 : tensor<6x1xf32>
      %19 = stablehlo.rsqrt %18 : tensor<6x1xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
      %21 = stablehlo.multiply %15, %20 : tensor<6x16xf32>
      %22 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
      %24 = stablehlo.multiply %21, %23 : tensor<6x16xf32>
      %25 = stablehlo.dot_general %24, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
      %26 = stablehlo.reshape %25 : (tensor<6x16xf32>) -> tensor<6x2x8xf32>
      %27 = stablehlo.dot_general %24, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
      %28 = stablehlo.reshape %27 : (tensor<6x16xf32>) -> tensor<6x2x8xf32>
      %29 = stablehlo.dot_general %24, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
      %30 = stablehlo.reshape %29 : (tensor<6x16xf32>) -> tensor<6x2x8xf32>
      %31 = stablehlo.dot_general %26, %28, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xf32>, tensor<6x2x8xf32>) -> tensor<2x6x6xf32>
      %cst_14 = stablehlo.constant dense<2.82842708> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
      %33 = stablehlo.divide %31, %32 : tensor<2x6x6xf32>
      %c_15 = stablehlo.constant dense<true> : tensor<i1>
      %34 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
      %35 = func.call @tril(%34) : (tensor<6x6xi1>) -> tensor<6x6xi1>
      %cst_16 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
      %36 = func.call @_where_3(%35, %33, %cst_16) : (tensor<6x6xi1>, tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
      %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %37 = stablehlo.reduce(%36 init: %cst_17) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
      %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
      %39 = stablehlo.maximum %38, %37 : tensor<2x6xf32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
      %42 = stablehlo.subtract %36, %41 : tensor<2x6x6xf32>
      %43 = stablehlo.exponential %42 : tensor<2x6x6xf32>
      %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %44 = stablehlo.reduce(%43 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
      %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
      %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
      %47 = stablehlo.divide %43, %46 : tensor<2x6x6xf32>
      %48 = stablehlo.dot_general %30, %47, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xf32>, tensor<2x6x6xf32>) -> tensor<2x8x6xf32>
      %49 = stablehlo.transpose %48, dims = [2, 0, 1] : (tensor<2x8x6xf32>) -> tensor<6x2x8xf32>
      %50 = stablehlo.reshape %49 : (tensor<6x2x8xf32>) -> tensor<6x16xf32>
      %51 = stablehlo.dot_general %50, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x16xf32>) -> tensor<6x16xf32>
      %52 = stablehlo.add %iterArg_8, %51 : tensor<6x16xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %53 = stablehlo.reduce(%52 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
      %cst_21 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %55 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
      %56 = stablehlo.divide %54, %55 : tensor<6x1xf32>
      %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
      %58 = stablehlo.subtract %52, %57 : tensor<6x16xf32>
      %c_22 = stablehlo.constant dense<0> : tensor<i32>
      %59 = func.call @_var(%52, %c_22) : (tensor<6x16xf32>, tensor<i32>) -> tensor<6x1xf32>
      %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
      %61 = stablehlo.add %59, %60 : tensor<6x1xf32>
      %62 = stablehlo.rsqrt %61 : tensor<6x1xf32>
      %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
      %64 = stablehlo.multiply %58, %63 : tensor<6x16xf32>
      %65 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
      %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<6x16xf32>
      %67 = stablehlo.multiply %64, %66 : tensor<6x16xf32>
      %68 = stablehlo.dot_general %67, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x64xf32>) -> tensor<6x64xf32>
      %69 = stablehlo.multiply %68, %68 : tensor<6x64xf32>
      %70 = stablehlo.multiply %69, %68 : tensor<6x64xf32>
      %cst_24 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
      %71 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
      %72 = stablehlo.multiply %71, %70 : tensor<6x64xf32>
      %73 = stablehlo.add %68, %72 : tensor<6x64xf32>
      %cst_25 = stablehlo.constant dense<0.797884583> : tensor<f32>
      %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
      %75 = stablehlo.multiply %74, %73 : tensor<6x64xf32>
      %76 = stablehlo.tanh %75 : tensor<6x64xf32>
      %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
      %78 = stablehlo.add %77, %76 : tensor<6x64xf32>
      %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x64xf32>
      %80 = stablehlo.multiply %79, %78 : tensor<6x64xf32>
      %81 = stablehlo.multiply %68, %80 : tensor<6x64xf32>
      %82 = stablehlo.dot_general %81, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x64xf32>, tensor<64x16xf32>) -> tensor<6x16xf32>
      %83 = stablehlo.add %52, %82 : tensor<6x16xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %84 = stablehlo.reduce(%iterArg_8 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<f32>
      %cst_29 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
      %85 = stablehlo.divide %84, %cst_29 : tensor<f32>
      %86 = func.call @dynamic_update_index_in_dim(%iterArg_9, %85, %iterArg_7) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %87 = stablehlo.add %iterArg_7, %c_30 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %87, %83, %86 : tensor<2x64x16xf32>, tensor<2x16x16xf32>, tensor<2x16x16xf32>, tensor<2x16x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>, tensor<2x16x16xf32>, tensor<i32>, tensor<6x16xf32>, tensor<2xf32>
    }
    return %1#9, %1#10 : tensor<6x16xf32>, tensor<2xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x64x16xf32>, %arg1: tensor<i32>) -> tensor<64x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 16] : (tensor<2x64x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x16xf32>) -> tensor<64x16xf32>
    return %1 : tensor<64x16xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<2x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @_var(%arg0: tensor<6x16xf32>, %arg1: tensor<i32>) -> tensor<6x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x16xf32>
    %6 = chlo.square %5 : tensor<6x16xf32> -> tensor<6x16xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<6x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<6x1xf32>, tensor<f32>) -> tensor<6x1xf32>
    return %14 : tensor<6x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6x1xf32>, %arg2: tensor<f32>) -> tensor<6x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6x1xf32>
    return %2 : tensor<6x1xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where_3(%arg0: tensor<6x6xi1>, %arg1: tensor<2x6x6xf32>, %arg2: tensor<f32>) -> tensor<2x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    return %2 : tensor<2x6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
