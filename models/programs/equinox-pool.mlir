module @jit_equinox_pool attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x8x8xf32>) -> (tensor<3x3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:6, 0:8] : (tensor<3x8x8xf32>) -> tensor<3x6x8xf32>
    %1 = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<3x6x8xf32>) -> tensor<8x3x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x3x6xf32>) -> tensor<8x3x2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<8x3x2x3xf32>, tensor<f32>) -> tensor<8x3x2xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x3x2xf32>
    %5 = stablehlo.divide %3, %4 : tensor<8x3x2xf32>
    %6 = stablehlo.slice %arg0 [0:3, 6:8, 0:8] : (tensor<3x8x8xf32>) -> tensor<3x2x8xf32>
    %7 = stablehlo.transpose %6, dims = [2, 0, 1] : (tensor<3x2x8xf32>) -> tensor<8x3x2xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x3x2xf32>) -> tensor<8x3x1x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<8x3x1x2xf32>, tensor<f32>) -> tensor<8x3x1xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x3x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<8x3x1xf32>
    %12 = stablehlo.concatenate %5, %11, dim = 2 : (tensor<8x3x2xf32>, tensor<8x3x1xf32>) -> tensor<8x3x3xf32>
    %13 = stablehlo.transpose %12, dims = [1, 2, 0] : (tensor<8x3x3xf32>) -> tensor<3x3x8xf32>
    %14 = stablehlo.slice %13 [0:3, 0:3, 0:6] : (tensor<3x3x8xf32>) -> tensor<3x3x6xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0, 2] : (tensor<3x3x6xf32>) -> tensor<3x3x6xf32>
    %16 = stablehlo.reshape %15 : (tensor<3x3x6xf32>) -> tensor<3x3x2x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<3x3x2x3xf32>, tensor<f32>) -> tensor<3x3x2xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3x2xf32>
    %19 = stablehlo.divide %17, %18 : tensor<3x3x2xf32>
    %20 = stablehlo.slice %13 [0:3, 0:3, 6:8] : (tensor<3x3x8xf32>) -> tensor<3x3x2xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0, 2] : (tensor<3x3x2xf32>) -> tensor<3x3x2xf32>
    %22 = stablehlo.reshape %21 : (tensor<3x3x2xf32>) -> tensor<3x3x1x2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<3x3x1x2xf32>, tensor<f32>) -> tensor<3x3x1xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x3x1xf32>
    %25 = stablehlo.divide %23, %24 : tensor<3x3x1xf32>
    %26 = stablehlo.concatenate %19, %25, dim = 2 : (tensor<3x3x2xf32>, tensor<3x3x1xf32>) -> tensor<3x3x3xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0, 2] : (tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    return %27 : tensor<3x3x3xf32>
  }
}
