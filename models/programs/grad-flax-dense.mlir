module @jit_grad_flax_dense attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<16x5xf32>, %arg2: tensor<6x16xf32>) -> (tensor<5xf32> {jax.result_info = "result['params']['bias']"}, tensor<16x5xf32> {jax.result_info = "result['params']['kernel']"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x16xf32>, tensor<16x5xf32>) -> tensor<6x5xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<3.000000e+01> : tensor<f32>
    %6 = stablehlo.divide %cst_0, %cst_1 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<6x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<6x5xf32>, tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.reshape %9 : (tensor<5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x5xf32>) -> tensor<5xf32>
    %12 = stablehlo.dot_general %8, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<6x16xf32>) -> tensor<5x16xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<5x16xf32>) -> tensor<16x5xf32>
    return %11, %13 : tensor<5xf32>, tensor<16x5xf32>
  }
}
