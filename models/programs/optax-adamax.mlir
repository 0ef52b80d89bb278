module @jit_optax_adamax attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<2147483647> : tensor<i32>
    %29 = stablehlo.compare LT, %c, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %30 = stablehlo.add %c_13, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<2147483647> : tensor<i32>
    %31 = call @_where(%29, %30, %c_15) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.multiply %32, %22 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.multiply %34, %25 : tensor<6xf32>
    %36 = stablehlo.add %33, %35 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %38 = stablehlo.multiply %37, %24 : tensor<16x6xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %40 = stablehlo.multiply %39, %26 : tensor<16x6xf32>
    %41 = stablehlo.add %38, %40 : tensor<16x6xf32>
    %42 = stablehlo.abs %22 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %44 = stablehlo.add %42, %43 : tensor<6xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %46 = stablehlo.multiply %45, %27 : tensor<6xf32>
    %47 = stablehlo.maximum %44, %46 : tensor<6xf32>
    %48 = stablehlo.abs %24 : tensor<16x6xf32>
    %cst_22 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %50 = stablehlo.add %48, %49 : tensor<16x6xf32>
    %cst_23 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %52 = stablehlo.multiply %51, %28 : tensor<16x6xf32>
    %53 = stablehlo.maximum %50, %52 : tensor<16x6xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.convert %31 : (tensor<i32>) -> tensor<f32>
    %55 = stablehlo.power %cst_24, %54 : tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.subtract %cst_25, %55 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %58 = stablehlo.divide %36, %57 : tensor<6xf32>
    %59 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %60 = stablehlo.divide %41, %59 : tensor<16x6xf32>
    %61 = stablehlo.divide %58, %47 : tensor<6xf32>
    %62 = stablehlo.divide %60, %53 : tensor<16x6xf32>
    %cst_26 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %64 = stablehlo.multiply %63, %61 : tensor<6xf32>
    %cst_27 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %66 = stablehlo.multiply %65, %62 : tensor<16x6xf32>
    %67 = stablehlo.add %arg0, %64 : tensor<6xf32>
    %68 = stablehlo.add %arg1, %66 : tensor<16x6xf32>
    return %15, %67, %68 : tensor<f32>, tensor<6xf32>, tensor<16x6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
