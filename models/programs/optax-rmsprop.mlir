module @jit_optax_rmsprop attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
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
    %27 = stablehlo.multiply %22, %22 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %31 = stablehlo.multiply %30, %25 : tensor<6xf32>
    %32 = stablehlo.add %29, %31 : tensor<6xf32>
    %33 = stablehlo.multiply %24, %24 : tensor<16x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<16x6xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %37 = stablehlo.multiply %36, %26 : tensor<16x6xf32>
    %38 = stablehlo.add %35, %37 : tensor<16x6xf32>
    %cst_14 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %40 = stablehlo.add %32, %39 : tensor<6xf32>
    %41 = stablehlo.rsqrt %40 : tensor<6xf32>
    %cst_15 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %43 = stablehlo.add %38, %42 : tensor<16x6xf32>
    %44 = stablehlo.rsqrt %43 : tensor<16x6xf32>
    %45 = stablehlo.multiply %41, %22 : tensor<6xf32>
    %46 = stablehlo.multiply %44, %24 : tensor<16x6xf32>
    %cst_16 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.multiply %47, %45 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %50 = stablehlo.multiply %49, %46 : tensor<16x6xf32>
    %51 = stablehlo.add %arg0, %48 : tensor<6xf32>
    %52 = stablehlo.add %arg1, %50 : tensor<16x6xf32>
    return %15, %51, %52 : tensor<f32>, tensor<6xf32>, tensor<16x6xf32>
  }
}
