module @jit_optax_yogi attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<16x6xf32>, %arg2: tensor<6x16xf32>, %arg3: tensor<6x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]['b']"}, tensor<16x6xf32> {jax.result_info = "result[1]['w']"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x6xf32>) -> tensor<6x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x6xf32>
    %4 = stablehlo.tanh %3 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %6 = stablehlo.add %5, %4 : tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %8 = stablehlo.subtract %7, %4 : tensor<6x6xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<6x6xf32>
    %10 = stablehlo.subtract %4, %arg3 : tensor<6x6xf32>
    %11 = chlo.square %10 : tensor<6x6xf32> -> tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %16 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<6x6xf32>
    %19 = stablehlo.multiply %18, %9 : tensor<6x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.reshape %20 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %23 = stablehlo.dot_general %19, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x16xf32>) -> tensor<6x16xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<6x16xf32>) -> tensor<16x6xf32>
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.multiply %29, %22 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.multiply %31, %25 : tensor<6xf32>
    %33 = stablehlo.add %30, %32 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %35 = stablehlo.multiply %34, %24 : tensor<16x6xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %37 = stablehlo.multiply %36, %26 : tensor<16x6xf32>
    %38 = stablehlo.add %35, %37 : tensor<16x6xf32>
    %39 = stablehlo.multiply %22, %22 : tensor<6xf32>
    %40 = stablehlo.subtract %27, %39 : tensor<6xf32>
    %41 = stablehlo.sign %40 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %43 = stablehlo.multiply %42, %41 : tensor<6xf32>
    %44 = stablehlo.multiply %22, %22 : tensor<6xf32>
    %45 = stablehlo.multiply %43, %44 : tensor<6xf32>
    %46 = stablehlo.subtract %27, %45 : tensor<6xf32>
    %47 = stablehlo.multiply %24, %24 : tensor<16x6xf32>
    %48 = stablehlo.subtract %28, %47 : tensor<16x6xf32>
    %49 = stablehlo.sign %48 : tensor<16x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<16x6xf32>
    %52 = stablehlo.multiply %24, %24 : tensor<16x6xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<16x6xf32>
    %54 = stablehlo.subtract %28, %53 : tensor<16x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<2147483647> : tensor<i32>
    %55 = stablehlo.compare LT, %c, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %56 = stablehlo.add %c_19, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<2147483647> : tensor<i32>
    %57 = call @_where(%55, %56, %c_21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %58 = stablehlo.convert %57 : (tensor<i32>) -> tensor<f32>
    %59 = stablehlo.power %cst_22, %58 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.subtract %cst_23, %59 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %62 = stablehlo.divide %33, %61 : tensor<6xf32>
    %63 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %64 = stablehlo.divide %38, %63 : tensor<16x6xf32>
    %cst_24 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %65 = stablehlo.convert %57 : (tensor<i32>) -> tensor<f32>
    %66 = stablehlo.power %cst_24, %65 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.subtract %cst_25, %66 : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %69 = stablehlo.divide %46, %68 : tensor<6xf32>
    %70 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %71 = stablehlo.divide %54, %70 : tensor<16x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %73 = stablehlo.add %69, %72 : tensor<6xf32>
    %74 = stablehlo.sqrt %73 : tensor<6xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %76 = stablehlo.add %74, %75 : tensor<6xf32>
    %77 = stablehlo.divide %62, %76 : tensor<6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %79 = stablehlo.add %71, %78 : tensor<16x6xf32>
    %80 = stablehlo.sqrt %79 : tensor<16x6xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %82 = stablehlo.add %80, %81 : tensor<16x6xf32>
    %83 = stablehlo.divide %64, %82 : tensor<16x6xf32>
    %cst_30 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %85 = stablehlo.multiply %84, %77 : tensor<6xf32>
    %cst_31 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %87 = stablehlo.multiply %86, %83 : tensor<16x6xf32>
    %88 = stablehlo.add %arg0, %85 : tensor<6xf32>
    %89 = stablehlo.add %arg1, %87 : tensor<16x6xf32>
    return %15, %88, %89 : tensor<f32>, tensor<6xf32>, tensor<16x6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
