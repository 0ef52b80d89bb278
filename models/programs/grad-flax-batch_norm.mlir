module @jit_grad_flax_batch_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<2x8x8x3xf32>) -> (tensor<3xf32> {jax.result_info = "result['batch_stats']['mean']"}, tensor<3xf32> {jax.result_info = "result['batch_stats']['var']"}, tensor<3xf32> {jax.result_info = "result['params']['bias']"}, tensor<3xf32> {jax.result_info = "result['params']['scale']"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %3 = stablehlo.subtract %arg4, %2 : tensor<2x8x8x3xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %5 = stablehlo.add %1, %4 : tensor<1x1x1x3xf32>
    %6 = stablehlo.rsqrt %5 : tensor<1x1x1x3xf32>
    %7 = stablehlo.divide %6, %5 : tensor<1x1x1x3xf32>
    %cst_0 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x3xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<1x1x1x3xf32>
    %10 = stablehlo.reshape %arg3 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %11 = stablehlo.multiply %6, %10 : tensor<1x1x1x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %13 = stablehlo.multiply %3, %12 : tensor<2x8x8x3xf32>
    %14 = stablehlo.reshape %arg2 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %16 = stablehlo.add %13, %15 : tensor<2x8x8x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x8x3xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<2x8x8x3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %19 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x8x8x3xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<2x8x8x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.reshape %22 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %24 = stablehlo.reshape %23 : (tensor<1x1x1x3xf32>) -> tensor<3xf32>
    %25 = stablehlo.multiply %3, %21 : tensor<2x8x8x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %27 = stablehlo.reshape %26 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %28 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x3xf32>) -> tensor<2x8x8x3xf32>
    %29 = stablehlo.multiply %21, %28 : tensor<2x8x8x3xf32>
    %30 = stablehlo.multiply %6, %27 : tensor<1x1x1x3xf32>
    %31 = stablehlo.multiply %27, %10 : tensor<1x1x1x3xf32>
    %32 = stablehlo.reshape %30 : (tensor<1x1x1x3xf32>) -> tensor<3xf32>
    %33 = stablehlo.multiply %31, %9 : tensor<1x1x1x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %35 = stablehlo.reshape %34 : (tensor<3xf32>) -> tensor<1x1x1x3xf32>
    %36 = stablehlo.negate %35 : tensor<1x1x1x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x3xf32>, tensor<f32>) -> tensor<3xf32>
    return %38, %37, %24, %32 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}
