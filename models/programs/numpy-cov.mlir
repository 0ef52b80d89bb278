module @jit_numpy_cov attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x17xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0 = call @cov(%arg0) : (tensor<5x17xf32>) -> tensor<5x5xf32>
    return %0 : tensor<5x5xf32>
  }
  func.func private @cov(%arg0: tensor<5x17xf32>) -> tensor<5x5xf32> {
    %0 = call @atleast_2d(%arg0) : (tensor<5x17xf32>) -> tensor<5x17xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x17xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.700000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x17xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<5x17xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<5x17xf32>) -> tensor<17x5xf32>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x17xf32>, tensor<17x5xf32>) -> tensor<5x5xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %10 = stablehlo.divide %8, %9 : tensor<5x5xf32>
    return %10 : tensor<5x5xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<5x17xf32>) -> tensor<5x17xf32> {
    return %arg0 : tensor<5x17xf32>
  }
}
