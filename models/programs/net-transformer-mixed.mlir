module @jit_net_transformer_mixed attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf32>, %arg1: tensor<64x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16x64xf32>, %arg8: tensor<16x16xf32>) -> (tensor<6x16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6x16xf32>) -> tensor<6x16xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<64x16xf32>) -> tensor<64x16xbf16>
    %2 = stablehlo.convert %arg2 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %3 = stablehlo.convert %arg3 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %4 = stablehlo.convert %arg4 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %5 = stablehlo.convert %arg5 : (tensor<16xf32>) -> tensor<16xbf16>
    %6 = stablehlo.convert %arg6 : (tensor<16xf32>) -> tensor<16xbf16>
    %7 = stablehlo.convert %arg7 : (tensor<16x64xf32>) -> tensor<16x64xbf16>
    %8 = stablehlo.convert %arg8 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %9 = stablehlo.convert %0 : (tensor<6x16xbf16>) -> tensor<6x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %13 = stablehlo.divide %11, %12 : tensor<6x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %15 = stablehlo.subtract %9, %14 : tensor<6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @_var(%9, %c) : (tensor<6x16xf32>, tensor<i32>) -> tensor<6x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %18 = stablehlo.add %16, %17 : tensor<6x1xf32>
    %19 = stablehlo.rsqrt %18 : tensor<6x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %21 = stablehlo.multiply %15, %20 : tensor<6x16xf32>
    %22 = stablehlo.convert %21 : (tensor<6x16xf32>) -> tensor<6x16xbf16>
    %23 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<16xbf16>) -> tensor<1x16xbf16>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x16xbf16>) -> tensor<6x16xbf16>
    %25 = stablehlo.multiply %22, %24 : tensor<6x16xbf16>
    %26 = stablehlo.dot_general %25, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %27 = stablehlo.reshape %26 : (tensor<6x16xbf16>) -> tensor<6x2x8xbf16>
    %28 = stablehlo.dot_general %25, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %29 = stablehlo.reshape %28 : (tensor<6x16xbf16>) -> tensor<6x2x8xbf16>
    %30 = stablehlo.dot_general %25, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %31 = stablehlo.reshape %30 : (tensor<6x16xbf16>) -> tensor<6x2x8xbf16>
    %32 = stablehlo.dot_general %27, %29, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xbf16>, tensor<6x2x8xbf16>) -> tensor<2x6x6xbf16>
    %cst_2 = stablehlo.constant dense<2.828130e+00> : tensor<bf16>
    %33 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2x6x6xbf16>
    %34 = stablehlo.divide %32, %33 : tensor<2x6x6xbf16>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %35 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %36 = call @tril(%35) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_4 = stablehlo.constant dense<-3.389530e+38> : tensor<bf16>
    %37 = call @_where_0(%36, %34, %cst_4) : (tensor<6x6xi1>, tensor<2x6x6xbf16>, tensor<bf16>) -> tensor<2x6x6xbf16>
    %cst_5 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %38 = stablehlo.reduce(%37 init: %cst_5) applies stablehlo.maximum across dimensions = [2] : (tensor<2x6x6xbf16>, tensor<bf16>) -> tensor<2x6xbf16>
    %cst_6 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<2x6xbf16>
    %40 = stablehlo.maximum %39, %38 : tensor<2x6xbf16>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<2x6xbf16>) -> tensor<2x6x1xbf16>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<2x6x1xbf16>) -> tensor<2x6x6xbf16>
    %43 = stablehlo.subtract %37, %42 : tensor<2x6x6xbf16>
    %44 = stablehlo.exponential %43 : tensor<2x6x6xbf16>
    %45 = stablehlo.convert %44 : (tensor<2x6x6xbf16>) -> tensor<2x6x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %48 = stablehlo.convert %47 : (tensor<2x6x1xf32>) -> tensor<2x6x1xbf16>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<2x6x1xbf16>) -> tensor<2x6x6xbf16>
    %50 = stablehlo.divide %44, %49 : tensor<2x6x6xbf16>
    %51 = stablehlo.dot_general %31, %50, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x2x8xbf16>, tensor<2x6x6xbf16>) -> tensor<2x8x6xbf16>
    %52 = stablehlo.transpose %51, dims = [2, 0, 1] : (tensor<2x8x6xbf16>) -> tensor<6x2x8xbf16>
    %53 = stablehlo.reshape %52 : (tensor<6x2x8xbf16>) -> tensor<6x16xbf16>
    %54 = stablehlo.dot_general %53, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x16xbf16>) -> tensor<6x16xbf16>
    %55 = stablehlo.add %0, %54 : tensor<6x16xbf16>
    %56 = stablehlo.convert %55 : (tensor<6x16xbf16>) -> tensor<6x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %60 = stablehlo.divide %58, %59 : tensor<6x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %62 = stablehlo.subtract %56, %61 : tensor<6x16xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %63 = call @_var(%56, %c_10) : (tensor<6x16xf32>, tensor<i32>) -> tensor<6x1xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %65 = stablehlo.add %63, %64 : tensor<6x1xf32>
    %66 = stablehlo.rsqrt %65 : tensor<6x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x16xf32>
    %68 = stablehlo.multiply %62, %67 : tensor<6x16xf32>
    %69 = stablehlo.convert %68 : (tensor<6x16xf32>) -> tensor<6x16xbf16>
    %70 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<16xbf16>) -> tensor<1x16xbf16>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x16xbf16>) -> tensor<6x16xbf16>
    %72 = stablehlo.multiply %69, %71 : tensor<6x16xbf16>
    %73 = stablehlo.dot_general %72, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xbf16>, tensor<16x64xbf16>) -> tensor<6x64xbf16>
    %74 = stablehlo.multiply %73, %73 : tensor<6x64xbf16>
    %75 = stablehlo.multiply %74, %73 : tensor<6x64xbf16>
    %cst_12 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %76 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<6x64xbf16>
    %77 = stablehlo.multiply %76, %75 : tensor<6x64xbf16>
    %78 = stablehlo.add %73, %77 : tensor<6x64xbf16>
    %cst_13 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %79 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<6x64xbf16>
    %80 = stablehlo.multiply %79, %78 : tensor<6x64xbf16>
    %81 = stablehlo.tanh %80 : tensor<6x64xbf16>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %82 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<6x64xbf16>
    %83 = stablehlo.add %82, %81 : tensor<6x64xbf16>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %84 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<6x64xbf16>
    %85 = stablehlo.multiply %84, %83 : tensor<6x64xbf16>
    %86 = stablehlo.multiply %73, %85 : tensor<6x64xbf16>
    %87 = stablehlo.dot_general %86, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x64xbf16>, tensor<64x16xbf16>) -> tensor<6x16xbf16>
    %88 = stablehlo.add %55, %87 : tensor<6x16xbf16>
    %89 = stablehlo.convert %88 : (tensor<6x16xbf16>) -> tensor<6x16xf32>
    return %89 : tensor<6x16xf32>
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
  func.func private @_where_0(%arg0: tensor<6x6xi1>, %arg1: tensor<2x6x6xbf16>, %arg2: tensor<bf16>) -> tensor<2x6x6xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<2x6x6xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<2x6x6xbf16>
    %2 = stablehlo.select %0, %arg1, %1 : tensor<2x6x6xi1>, tensor<2x6x6xbf16>
    return %2 : tensor<2x6x6xbf16>
  }
}
