module @jit_net_transformer_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf16>, %arg1: tensor<64x16xf16>, %arg2: tensor<16x16xf16>, %arg3: tensor<16x16xf16>, %arg4: tensor<16x16xf16>, %arg5: tensor<16xf16>, %arg6: tensor<16xf16>, %arg7: tensor<16x64xf16>, %arg8: tensor<16x16xf16>) -> (tensor<6x16xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6x16xf16>) -> tensor<6x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<6x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @_var(%0, %c) : (tensor<6x16xf32>, tensor<i32>) -> tensor<6x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %9 = stablehlo.add %7, %8 : tensor<6x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<6x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %12 = stablehlo.multiply %6, %11 : tensor<6x16xf32>
    %13 = stablehlo.convert %12 : (tensor<6x16xf32>) -> tensor<6x16xf16>
    %14 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<16xf16>) -> tensor<1x16xf16>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x16xf16>) -> tensor<6x16xf16>
    %16 = stablehlo.multiply %13, %15 : tensor<6x16xf16>
    %17 = stablehlo.dot_general %16, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x16xf16>) -> tensor<6x16xf16>
    %18 = stablehlo.reshape %17 : (tensor<6x16xf16>) -> tensor<6x2x8xf16>
    %19 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x16xf16>) -> tensor<6x16xf16>
    %20 = stablehlo.reshape %19 : (tensor<6x16xf16>) -> tensor<6x2x8xf16>
    %21 = stablehlo.dot_general %16, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x16xf16>) -> tensor<6x16xf16>
    %22 = stablehlo.reshape %21 : (tensor<6x16xf16>) -> tensor<6x2x8xf16>
    %23 = stablehlo.dot_general %18, %20, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xf16>, tensor<6x2x8xf16>) -> tensor<2x6x6xf16>
    %cst_2 = stablehlo.constant dense<2.828130e+00> : tensor<f16>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f16>) -> tensor<2x6x6xf16>
    %25 = stablehlo.divide %23, %24 : tensor<2x6x6xf16>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %26 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %27 = call @tril(%26) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_4 = stablehlo.constant dense<-6.550400e+04> : tensor<f16>
    %28 = call @_where_0(%27, %25, %cst_4) : (tensor<6x6xi1>, tensor<2x6x6xf16>, tensor<f16>) -> tensor<2x6x6xf16>
    %cst_5 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x6xf16>, tensor<f16>) -> tensor<2x6xf16>
    %cst_6 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f16>) -> tensor<2x6xf16>
    %31 = stablehlo.maximum %30, %29 : tensor<2x6xf16>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x6xf16>) -> tensor<2x6x1xf16>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<2x6x1xf16>) -> tensor<2x6x6xf16>
    %34 = stablehlo.subtract %28, %33 : tensor<2x6x6xf16>
    %35 = stablehlo.exponential %34 : tensor<2x6x6xf16>
    %36 = stablehlo.convert %35 : (tensor<2x6x6xf16>) -> tensor<2x6x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %39 = stablehlo.convert %38 : (tensor<2x6x1xf32>) -> tensor<2x6x1xf16>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<2x6x1xf16>) -> tensor<2x6x6xf16>
    %41 = stablehlo.divide %35, %40 : tensor<2x6x6xf16>
    %42 = stablehlo.dot_general %22, %41, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xf16>, tensor<2x6x6xf16>) -> tensor<2x8x6xf16>
    %43 = stablehlo.transpose %42, dims = [2, 0, 1] : (tensor<2x8x6xf16>) -> tensor<6x2x8xf16>
    %44 = stablehlo.reshape %43 : (tensor<6x2x8xf16>) -> tensor<6x16xf16>
    %45 = stablehlo.dot_general %44, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x16xf16>) -> tensor<6x16xf16>
    %46 = stablehlo.add %arg0, %45 : tensor<6x16xf16>
    %47 = stablehlo.convert %46 : (tensor<6x16xf16>) -> tensor<6x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %51 = stablehlo.divide %49, %50 : tensor<6x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %53 = stablehlo.subtract %47, %52 : tensor<6x16xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_var(%47, %c_10) : (tensor<6x16xf32>, tensor<i32>) -> tensor<6x1xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %56 = stablehlo.add %54, %55 : tensor<6x1xf32>
    %57 = stablehlo.rsqrt %56 : tensor<6x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %59 = stablehlo.multiply %53, %58 : tensor<6x16xf32>
    %60 = stablehlo.convert %59 : (tensor<6x16xf32>) -> tensor<6x16xf16>
    %61 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<16xf16>) -> tensor<1x16xf16>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x16xf16>) -> tensor<6x16xf16>
    %63 = stablehlo.multiply %60, %62 : tensor<6x16xf16>
    %64 = stablehlo.dot_general %63, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf16>, tensor<16x64xf16>) -> tensor<6x64xf16>
    %65 = stablehlo.multiply %64, %64 : tensor<6x64xf16>
    %66 = stablehlo.multiply %65, %64 : tensor<6x64xf16>
    %cst_12 = stablehlo.constant dense<4.470830e-02> : tensor<f16>
    %67 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f16>) -> tensor<6x64xf16>
    %68 = stablehlo.multiply %67, %66 : tensor<6x64xf16>
    %69 = stablehlo.add %64, %68 : tensor<6x64xf16>
    %cst_13 = stablehlo.constant dense<7.978520e-01> : tensor<f16>
    %70 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f16>) -> tensor<6x64xf16>
    %71 = stablehlo.multiply %70, %69 : tensor<6x64xf16>
    %72 = stablehlo.tanh %71 : tensor<6x64xf16>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %73 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f16>) -> tensor<6x64xf16>
    %74 = stablehlo.add %73, %72 : tensor<6x64xf16>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f16>
    %75 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f16>) -> tensor<6x64xf16>
    %76 = stablehlo.multiply %75, %74 : tensor<6x64xf16>
    %77 = stablehlo.multiply %64, %76 : tensor<6x64xf16>
    %78 = stablehlo.dot_general %77, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x64xf16>, tensor<64x16xf16>) -> tensor<6x16xf16>
    %79 = stablehlo.add %46, %78 : tensor<6x16xf16>
    return %79 : tensor<6x16xf16>
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
  func.func private @_where_0(%arg0: tensor<6x6xi1>, %arg1: tensor<2x6x6xf16>, %arg2: tensor<f16>) -> tensor<2x6x6xf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f16>) -> tensor<2x6x6xf16>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x6x6xi1>, tensor<2x6x6xf16>
    return %2 : tensor<2x6x6xf16>
  }
}
